import { type ScheduleField, scheduleFields, scheduleStrings } from '#schema/schedule.ts';
import { fail } from '#server/platform/errors.ts';

export type Schedule = Record<ScheduleField, Date | null>;
export type Scheduled = Schedule & { isPublished: boolean };
/** An omitted time stays; null removes it. */
type Sent = { [Field in ScheduleField]?: Date | null | undefined };

const unscheduled: Scheduled = { isPublished: false, publishAt: null, takeBackAt: null };

/**
 * Publishing clears publishAt, unpublishing clears takeBackAt, unless the input sets a new one.
 * @param before null for a new item
 * @param isPublished the state after the change
 * @throws BAD_USER_INPUT for a past time, a publication time of a published item, or a wrong order
 */
export function scheduleAfter(before: Scheduled | null, isPublished: boolean, input: Sent, now: Date): Schedule {
  const previous = before ?? unscheduled;
  const isNew = (field: ScheduleField) => input[field] != null && input[field].getTime() !== previous[field]?.getTime();
  const scheduledTime = (field: ScheduleField) => (input[field] === undefined ? previous[field] : input[field]);
  const isTakenBack = previous.isPublished && !isPublished;
  const isDone = (time: Date | null) => time !== null && time <= now && isPublished && !previous.isPublished;
  const publishAt = isPublished ? null : scheduledTime('publishAt');
  const requestedEnd = isTakenBack && !isNew('takeBackAt') ? null : scheduledTime('takeBackAt');
  const takeBackAt = isDone(requestedEnd) && !isNew('takeBackAt') ? null : requestedEnd;

  const faults: { [Field in ScheduleField]?: string } = {};
  if (publishAt && takeBackAt && takeBackAt <= publishAt) faults.takeBackAt = scheduleStrings.disorder;
  if (isPublished && isNew('publishAt')) faults.publishAt = scheduleStrings.isPublished;
  for (const field of scheduleFields) {
    if (isNew(field) && (input[field] as Date) <= now) faults[field] = scheduleStrings.past;
  }
  const [firstFault] = Object.values(faults);
  if (firstFault) throw fail('BAD_USER_INPUT', firstFault, { fields: faults });
  return { publishAt, takeBackAt };
}

/** @returns the due state, or null. When both times have passed, the item stays a draft. */
export function dueOf({ publishAt, takeBackAt }: Schedule, now: Date): Scheduled | null {
  const [isPublishDue, isTakeBackDue] = [publishAt, takeBackAt].map((time) => time !== null && time <= now);
  if (isTakeBackDue) return { isPublished: false, publishAt: null, takeBackAt: null };
  return isPublishDue ? { isPublished: true, publishAt: null, takeBackAt } : null;
}
