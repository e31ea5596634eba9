import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { momentField, type ScheduleField, scheduleFields } from '#schema/schedule.ts';

/** The planned times of a post or an item, as the server gives them. */
export type PlannedTimes = { [Field in ScheduleField]?: string | null | undefined };
type Written = { [Field in ScheduleField]?: Date | null | undefined };

/** How a form shows planned times. */
export const plannedFields = (item: PlannedTimes | undefined) => ({
  publishAt: momentField(item?.publishAt),
  takeBackAt: momentField(item?.takeBackAt),
});

/** What a form sends of planned times: those that were changed in it. The others stay as they are stored by now. */
export function plannedToSend(written: Written, item: PlannedTimes | undefined): PlannedTimes {
  const changed = scheduleFields.filter((field) => momentField(written[field]) !== momentField(item?.[field]));
  return Object.fromEntries(changed.map((field) => [field, written[field]?.toISOString() ?? null]));
}

/** The planned times after publishing or taking back, by what the cache knows: what is thereby done goes. */
export function plannedAfter<Data>(
  cache: ApolloCache,
  fragment: TypedDocumentNode<Data>,
  item: { __typename: string; id: string },
  isPublished: boolean,
) {
  const known = cache.readFragment({ id: cache.identify(item), fragment }) as PlannedTimes | null;
  return {
    publishAt: (!isPublished && known?.publishAt) || null,
    takeBackAt: (isPublished && known?.takeBackAt) || null,
  };
}
