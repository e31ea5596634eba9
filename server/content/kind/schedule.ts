import { type ScheduleField, scheduleFields, scheduleStrings } from '#schema/schedule.ts';
import { fail } from '#server/platform/errors.ts';

/** When a post or an item shall be published and taken back; null where nobody has planned it. */
export type Schedule = Record<ScheduleField, Date | null>;
/** What says whether it is public, with its schedule. */
export type Scheduled = Schedule & { isPublished: boolean };
/** What an input says of the schedule: what is left out stays, null is none. */
type Sent = { [Field in ScheduleField]?: Date | null | undefined };

const nothing: Scheduled = { isPublished: false, publishAt: null, takeBackAt: null };

/**
 * The schedule after a change by hand. Publishing by hand does away with the time to publish, taking back with the time to
 * take back, unless a new one is sent along.
 * @param before as it was; null for what is new
 * @param isPublished whether it is public after the change
 * @throws BAD_USER_INPUT for a new time that is past, or to publish what is published, and for two in the wrong order
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

/**
 * What is due of a schedule: the state as it shall be, without the times that have come. What should have been published and
 * taken back meanwhile stays a draft, which nobody was shown.
 * @returns null when nothing is
 */
export function dueOf({ publishAt, takeBackAt }: Schedule, now: Date): Scheduled | null {
  const [isPublishDue, isTakeBackDue] = [publishAt, takeBackAt].map((moment) => moment !== null && moment <= now);
  if (isTakeBackDue) return { isPublished: false, publishAt: null, takeBackAt: null };
  return isPublishDue ? { isPublished: true, publishAt: null, takeBackAt } : null;
}
