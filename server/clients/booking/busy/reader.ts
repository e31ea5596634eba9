import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { BookingRules } from '#schema/site.ts';
import { users } from '#server/people/user/table.ts';
import type { Services } from '#server/platform/context.ts';
import { FetchFault } from '#server/platform/outgoing/fetchBytes.ts';
import { codeOf, startWorker, type Worker } from '#server/platform/worker/retryLoop.ts';
import { addressOf } from '../feeds.ts';
import { bookingHosts, type HostFeedRow, hostFeeds } from '../table.ts';
import { feedFaults, remarkOf } from './faults.ts';
import { FETCH_MS, fetchCalendar } from './fetchCalendar.ts';
import { readCalendar } from './readCalendar.ts';
import { joined, note, type Outcome, withoutOwn } from './write.ts';

type Parts = Pick<Services, 'db' | 'log' | 'now' | 'secret' | 'settings' | 'readSite'>;

/** How many calendars a process fetches at a time. */
const AT_ONCE = 4;
/** How often each is read. */
export const EVERY_MS = 15 * 60_000;
/** How long a process may take over one before others take it for dead: those that it fetches at a time are read in turn. */
const LEASE_MS = 6 * 60_000;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Starts reading the calendars whose events keep the slots of hosts from being booked: each once in 15 minutes, whatever number
 * of processes do it, a new one at once. Only while the site takes bookings, and only those of hosts who take calls.
 * @param fetchMs how long a calendar may take to come
 */
export function startFeedReader({ fetchMs = FETCH_MS, ...parts }: Parts & { fetchMs?: number }): Worker {
  const { db, log, now, readSite } = parts;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let known: BookingRules | undefined;

  const look = async () => {
    const { takesBookings, booking } = await readSite();
    if (!takesBookings) return false;
    // What was read for fewer days, or for another zone, is not what is needed now.
    if (known && (known.horizonDays !== booking.horizonDays || known.timeZone !== booking.timeZone))
      await db.update(hostFeeds).set({ runAt: now() }).where(gt(hostFeeds.runAt, now()));
    known = booking;
    const room = AT_ONCE - underWay.size;
    if (room > 0) for (const feed of await claim(parts, room)) start(feed);
    return false;
  };
  const start = (feed: HostFeedRow) => {
    const one = readFeed(parts, feed, fetchMs, stopping.signal)
      // Its lease ends, and it is read again.
      .catch((error) => log.warn({ feed: feed.id, reason: codeOf(error) }, 'what a calendar has could not be noted'))
      .then(() => {
        underWay.delete(one);
        worker.wake();
      });
    underWay.add(one);
  };
  const worker = startWorker({ name: 'the reader of calendars', begin: async () => undefined, look }, log);
  return {
    wake: worker.wake,
    async stop() {
      await worker.stop();
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}

function claim({ db, now }: Parts, room: number): Promise<HostFeedRow[]> {
  const due = db
    .select({ id: hostFeeds.id })
    .from(hostFeeds)
    .innerJoin(bookingHosts, eq(bookingHosts.userId, hostFeeds.hostId))
    .innerJoin(users, eq(users.id, hostFeeds.hostId))
    .where(and(lte(hostFeeds.runAt, now()), bookingHosts.isActive, eq(users.isBlocked, false)))
    .orderBy(hostFeeds.runAt, hostFeeds.id)
    .limit(room)
    .for('update', { of: hostFeeds, skipLocked: true });
  const runAt = new Date(now().getTime() + LEASE_MS);
  return db.update(hostFeeds).set({ runAt }).where(inArray(hostFeeds.id, due)).returning();
}

/** Reads a calendar that this process has taken up, and notes what became of it. */
async function readFeed(parts: Parts, feed: HostFeedRow, fetchMs: number, stopping: AbortSignal): Promise<void> {
  const { db, now } = parts;
  const begun = now();
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(fetchMs)]);
  const outcome = await attempt(parts, feed, signal, stopping);
  // What this process has not finished is taken up at the next start, or by another one.
  if (stopping.aborted) await db.update(hostFeeds).set({ runAt: begun }).where(isStill(feed));
  else await note(db, feed, outcome, new Date(begun.getTime() + EVERY_MS));
}

const isStill = ({ id, runAt }: HostFeedRow) => and(eq(hostFeeds.id, id), eq(hostFeeds.runAt, runAt));

async function attempt(parts: Parts, feed: HostFeedRow, signal: AbortSignal, stopping: AbortSignal): Promise<Outcome> {
  const { log, settings } = parts;
  let url: string;
  try {
    url = addressOf(feed, parts.secret);
  } catch {
    return { fault: feedFaults.sealed };
  }
  let bytes: Uint8Array;
  try {
    bytes = await fetchCalendar(url, { allowPrivate: settings.WEBHOOKS_ALLOW_PRIVATE, signal });
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    return { fault: error.message };
  }
  const { booking } = await parts.readSite();
  const readAt = parts.now();
  const wanted = {
    officeZone: booking.timeZone,
    from: readAt.getTime() - DAY_MS,
    to: readAt.getTime() + (booking.horizonDays + 1) * DAY_MS,
  };
  let calendar: Awaited<ReturnType<typeof readCalendar>>;
  try {
    calendar = await readCalendar(bytes, wanted, stopping);
  } catch (error) {
    if (!stopping.aborted)
      log.warn({ feed: feed.id, reason: (error as Error).message }, 'a calendar could not be read');
    return { fault: feedFaults.demanding };
  }
  if (calendar.kind === 'none') return { fault: feedFaults.none };
  const occurrences = await withoutOwn(parts.db, calendar.occurrences);
  const isWhole = calendar.kind === 'calendar';
  const found = { busy: joined(occurrences), isWhole, eventCount: occurrences.length, readAt };
  return { fault: remarkOf(calendar, booking.timeZone), found };
}
