import { admitScopes } from '#server/platform/access/scope.ts';
import type { Context } from '#server/platform/context.ts';
import type { Scheduled } from './schedule.ts';

export type Saving = {
  /** The updatedAt that the writer has seen; omitted: no conflict check. */
  ifUpdatedAt?: Date | null | undefined;
  reason?: 'update' | 'restore';
  draftId?: string | null | undefined;
};

/** @param states before and after the change @throws FORBIDDEN for an API token without CONTENT_PUBLISH */
export function admitPublishing(context: Context, ...states: Scheduled[]): void {
  const isPublishedOrScheduled = ({ isPublished, publishAt }: Scheduled) => isPublished || publishAt !== null;
  if (states.some(isPublishedOrScheduled)) admitScopes(context, { all: ['CONTENT_PUBLISH'] });
}
