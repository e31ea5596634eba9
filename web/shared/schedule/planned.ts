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

/** What a form sends of the publication state: what was changed in it. A schedule may have come due since it was opened. */
export const stateToSend = (isPublished: boolean | null | undefined, item: { isPublished: boolean } | undefined) => ({
  isPublished: item && item.isPublished === (isPublished ?? false) ? null : isPublished,
});
