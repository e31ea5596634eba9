import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Context } from '#server/platform/context.ts';
import { addressIn } from '#server/platform/mail/office.ts';
import type { MailCalendar } from '#server/platform/mail/table.ts';
import type { BookingRow } from './table.ts';

type Brand = Pick<Context, 'site' | 'settings'>;
export type Invitee = { name: string; email: string; summary: string; description: string };

/** Constant UID, growing SEQUENCE (RFC 5546 sections 3.2.2, 3.2.5). UTC: no calendar needs a VTIMEZONE. */
export function invitationTo(
  { name, email, summary, description }: Invitee,
  { id, startsAt, endsAt, status, sequence, createdAt, phone }: BookingRow,
  { site, settings }: Brand,
  now: Date,
): MailCalendar {
  const isCancelled = status === 'CANCELLED';
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'Marquee', product: 'Marquee', language: 'EN' },
  });
  calendar.createEvent({
    ...{ id, sequence, summary, description, start: startsAt, end: endsAt, created: createdAt, stamp: now },
    ...(phone && { location: phone }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: site.name, email: organizerOf({ site, settings }, email) },
    attendees: [{ name, email, rsvp: false }],
  });
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() };
}

/**
 * The organizer's address. Outlook and Gmail show no invitation to a person who is its organizer, so a host whose
 * address is the site's gets another one: that of MAIL_FROM, else OFFICE_EMAIL, else the site's with the tag `+calls`.
 */
export function organizerOf({ site, settings }: Brand, attendee: string): string {
  const tagged = site.email.replace(/@(?=[^@]*$)/, '+calls@');
  const addresses = [site.email, addressIn(settings.MAIL_FROM ?? ''), settings.OFFICE_EMAIL ?? '', tagged];
  const isOther = (address: string) => address !== '' && address.toLowerCase() !== attendee.toLowerCase();
  return addresses.find(isOther) ?? tagged;
}
