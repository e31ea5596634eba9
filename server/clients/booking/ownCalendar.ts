import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Context } from '#server/platform/context.ts';
import type { BookingRow } from './table.ts';

/** The call for the client's own calendar. It has the id of the invitation, so that a calendar with both shows one call. */
export function ownCalendarOf({ site, now }: Pick<Context, 'site' | 'now'>, booking: BookingRow): string {
  const { id, sequence, startsAt, endsAt, createdAt, phone, service, status } = booking;
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Marquee', product: 'Marquee', language: 'EN' },
  });
  calendar.createEvent({
    ...{ id, sequence, start: startsAt, end: endsAt, created: createdAt, stamp: now() },
    ...{ summary: `Call with ${site.name}`, description: service },
    ...(phone && { location: phone }),
    status: status === 'CANCELLED' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
