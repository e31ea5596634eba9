import { admitScopes } from '#server/platform/access/scope.ts';
import type { Context } from '#server/platform/context.ts';
import type { Scheduled } from './schedule.ts';

/** How a post or an item is changed. */
export type Saving = {
  /** When it was changed last as far as the writer knows; left out, nobody asks. */
  ifUpdatedAt?: Date | null | undefined;
  /** Whether somebody wrote it so, or brought back how it was. */
  reason?: 'update' | 'restore';
  /** The writer's draft that ends by that. */
  draftId?: string | null | undefined;
};

/**
 * What is public, or will be by itself, is changed by those who may publish: who may only write begins and changes drafts.
 * @param states the post or item before and after the change; of one that is new or deleted, the one there is
 * @throws FORBIDDEN for an API token with scopes that lacks CONTENT_PUBLISH
 */
export function admitPublishing(context: Context, ...states: Scheduled[]): void {
  const isOut = ({ isPublished, publishAt }: Scheduled) => isPublished || publishAt !== null;
  if (states.some(isOut)) admitScopes(context, { all: ['CONTENT_PUBLISH'] });
}
