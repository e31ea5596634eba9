import { type ScheduleField, scheduleFields, scheduleStrings } from '#schema/schedule.ts';
import { fail } from '#server/platform/errors.ts';

export type Schedule = Record<ScheduleField, Date | null>;
export type Scheduled = Schedule & { isPublished: boolean };
/** An omitted time stays; null removes it. */
type Sent = { [Field in ScheduleField]?: Date | null | undefined };

const nothing: Scheduled = { isPublished: false, publishAt: null, takeBackAt: null };

/**
 * Publishing clears publishAt, unpublishing clears takeBackAt, unless the input sets a new one.
 * @param before null for a new item
 * @param isPublished the state after the change
 * @throws BAD_USER_INPUT for a past time, a publication time of a published item, or a wrong order
 */
export function scheduleAfter(before: Scheduled | null, isPublished: boolean, sent: Sent, now: Date): Schedule {
  const was = before ?? nothing;
  const isNew = (field: ScheduleField) => sent[field] != null && sent[field].getTime() !== was[field]?.getTime();
  const stays = (field: ScheduleField) => (sent[field] === undefined ? was[field] : sent[field]);
  const isTakenBack = was.isPublished && !isPublished;
  const isDone = (moment: Date | null) => moment !== null && moment <= now && isPublished && !was.isPublished;
  const publishAt = isPublished ? null : stays('publishAt');
  const planned = isTakenBack && !isNew('takeBackAt') ? null : stays('takeBackAt');
  const takeBackAt = isDone(planned) && !isNew('takeBackAt') ? null : planned;

  const faults: { [Field in ScheduleField]?: string } = {};
  if (publishAt && takeBackAt && takeBackAt <= publishAt) faults.takeBackAt = scheduleStrings.disorder;
  if (isPublished && isNew('publishAt')) faults.publishAt = scheduleStrings.isPublished;
  for (const field of scheduleFields) {
    if (isNew(field) && (sent[field] as Date) <= now) faults[field] = scheduleStrings.past;
  }
  const [first] = Object.values(faults);
  if (first) throw fail('BAD_USER_INPUT', first, { fields: faults });
  return { publishAt, takeBackAt };
}

/** @returns the due state, or null. When both times have passed, the item stays a draft. */
export function dueOf({ publishAt, takeBackAt }: Schedule, now: Date): Scheduled | null {
  const [isPublishDue, isTakeBackDue] = [publishAt, takeBackAt].map((moment) => moment !== null && moment <= now);
  if (isTakeBackDue) return { isPublished: false, publishAt: null, takeBackAt: null };
  return isPublishDue ? { isPublished: true, publishAt: null, takeBackAt } : null;
}
