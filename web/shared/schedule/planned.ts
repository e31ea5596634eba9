import { momentField, scheduleFields, typedMoment } from '#schema/schedule.ts';

const timeFields = [...scheduleFields, 'publishedAt'] as const;
type TimeField = (typeof timeFields)[number];
export type PlannedTimes = { [Field in TimeField]?: string | null | undefined };
type Written = { [Field in TimeField]?: Date | null | undefined };

/** Form values of the planned times and of the first publication. @param zone the office's */
export const plannedFields = (item: PlannedTimes | undefined, zone: string) => ({
  publishAt: momentField(item?.publishAt, zone),
  takeBackAt: momentField(item?.takeBackAt, zone),
  publishedAt: momentField(item?.publishedAt, zone),
});
export type PlannedFields = ReturnType<typeof plannedFields>;

export const readPlanned = <Values extends PlannedFields>(values: Values, zone: string) => ({
  ...values,
  publishAt: typedMoment(values.publishAt, zone),
  takeBackAt: typedMoment(values.takeBackAt, zone),
  publishedAt: typedMoment(values.publishedAt, zone),
});

/** Returns only the times that the form changed; the others stay as stored. */
export function plannedToSend(written: Written, item: PlannedTimes | undefined, zone: string): PlannedTimes {
  const changed = timeFields.filter((field) => momentField(written[field], zone) !== momentField(item?.[field], zone));
  return Object.fromEntries(changed.map((field) => [field, written[field]?.toISOString() ?? null]));
}

/** Returns the publication state only if the form changed it: a schedule may have run since the form was opened. */
export const stateToSend = (isPublished: boolean | null | undefined, item: { isPublished: boolean } | undefined) => ({
  isPublished: item && item.isPublished === (isPublished ?? false) ? null : isPublished,
});
