import { admitScopes } from '#server/platform/access/scope.ts';
import type { Context } from '#server/platform/context.ts';
import type { Scheduled } from './schedule.ts';

export type Saving = {
  /** The updatedAt that the writer has seen; omitted: no conflict check. */
  ifUpdatedAt?: Date | null | undefined;
  reason?: 'update' | 'restore';
  /** The writer's autosave to close. */
  draftId?: string | null | undefined;
};

/**
 * Changes of published or scheduled content require CONTENT_PUBLISH.
 * @param states the item before and after the change
 * @throws FORBIDDEN for an API token with scopes that lacks CONTENT_PUBLISH
 */
export function admitPublishing(context: Context, ...states: Scheduled[]): void {
  const isOut = ({ isPublished, publishAt }: Scheduled) => isPublished || publishAt !== null;
  if (states.some(isOut)) admitScopes(context, { all: ['CONTENT_PUBLISH'] });
}
