import { momentField, type ScheduleField, scheduleFields } from '#schema/schedule.ts';

export type PlannedTimes = { [Field in ScheduleField]?: string | null | undefined };
type Written = { [Field in ScheduleField]?: Date | null | undefined };

/** Form values of the planned times. */
export const plannedFields = (item: PlannedTimes | undefined) => ({
  publishAt: momentField(item?.publishAt),
  takeBackAt: momentField(item?.takeBackAt),
});

/** Returns only the times that the form changed; the others stay as stored. */
export function plannedToSend(written: Written, item: PlannedTimes | undefined): PlannedTimes {
  const changed = scheduleFields.filter((field) => momentField(written[field]) !== momentField(item?.[field]));
  return Object.fromEntries(changed.map((field) => [field, written[field]?.toISOString() ?? null]));
}

/** Returns the publication state only if the form changed it: a schedule may have run since the form was opened. */
export const stateToSend = (isPublished: boolean | null | undefined, item: { isPublished: boolean } | undefined) => ({
  isPublished: item && item.isPublished === (isPublished ?? false) ? null : isPublished,
});
