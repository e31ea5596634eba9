import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Site } from '#schema/site.ts';
import type { MailCalendar } from '#server/platform/mail/table.ts';
import type { BookingRow } from './table.ts';

export type Invitee = { name: string; email: string; summary: string; description: string };

/** Constant UID, growing SEQUENCE (RFC 5546 sections 3.2.2, 3.2.5). UTC: no calendar needs a VTIMEZONE. */
export function invitationTo(
  { name, email, summary, description }: Invitee,
  { id, startsAt, endsAt, status, sequence, createdAt, phone }: BookingRow,
  site: Site,
  now: Date,
): MailCalendar {
  const isCancelled = status === 'CANCELLED';
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'Marquee', product: 'Marquee', language: 'EN' },
  });
  calendar.createEvent({
    ...{ id, sequence, summary, description, start: startsAt, end: endsAt, created: createdAt, stamp: now },
    location: phone,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: site.name, email: site.email },
    attendees: [{ name, email, rsvp: false }],
  });
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() };
}
