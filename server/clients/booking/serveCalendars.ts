import type { FastifyInstance } from 'fastify';
import ical, { ICalEventStatus } from 'ical-generator';
import type { Services } from '#server/platform/context.ts';
import { lookUpToken } from '#server/platform/limit/lookUpToken.ts';
import { findCalendar, listCalls } from './calendar.ts';
import type { BookingRow } from './table.ts';

type NamedHost = { id: string; name: string };

/** Serves hosts' calendars at their secret URLs. A failed attempt counts against the address's limit. */
export function serveCalendars(app: FastifyInstance, { db, limits, now, readSite }: Services): void {
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async ({ params, ip }, reply) => {
    const findHost = async () => (await findCalendar(db, params.token)) ?? undefined;
    const host = await lookUpToken({ limits, address: ip }, 'bookingLink', undefined, findHost);
    const { name } = await readSite();
    const text = calendarOf(host, name, await listCalls(db, host.id, now()), now());
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}

/** Refresh interval for calendar programs, in seconds. */
const TTL = 15 * 60;

function calendarOf(host: NamedHost, site: string, calls: BookingRow[], now: Date): string {
  const calendar = ical({
    name: `${site}: calls of ${host.name}`,
    prodId: { company: 'Marquee', product: 'Calls' },
    ttl: TTL,
  });
  for (const call of calls)
    calendar.createEvent({
      ...{ id: call.id, sequence: call.sequence, status: ICalEventStatus.CONFIRMED, stamp: now },
      ...{ start: call.startsAt, end: call.endsAt, timezone: 'UTC' },
      ...{ summary: `Call with ${call.name}`, description: descriptionOf(call) },
    });
  return calendar.toString();
}

const descriptionOf = ({ name, email, phone, service, note }: BookingRow): string =>
  [name, email, phone, service, ...(note ? ['', note] : [])].join('\n');
