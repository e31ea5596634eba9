import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '#schema/durations.ts';
import type { BookingRules } from '#schema/site.ts';
import { users } from '#server/people/user/table.ts';
import type { Services } from '#server/platform/context.ts';
import { FetchFault } from '#server/platform/outgoing/fetchBytes.ts';
import { codeOf, type Loop, startLoop } from '#server/platform/worker/retryLoop.ts';
import { addressOf } from '../feeds.ts';
import { bookingHosts, type HostFeedRow, hostFeeds } from '../table.ts';
import { feedFaults, remarkOf } from './faults.ts';
import { FETCH_MS, fetchCalendar } from './fetchCalendar.ts';
import { readCalendar } from './readCalendar.ts';
import { mergeTimes, type Outcome, saveOutcome, withoutOwnBookings } from './write.ts';

type Parts = Pick<Services, 'db' | 'log' | 'now' | 'secret' | 'settings' | 'readSite'>;

const MAX_CONCURRENT = 4;
export const INTERVAL_MS = 15 * MINUTE_MS;
/** Lease of a claimed calendar; fetched calendars are parsed one after the other. */
const LEASE_MS = 6 * MINUTE_MS;

/** Reads only while booking is on, and only for active hosts. @param fetchMs timeout of a fetch */
export function startFeedReader({ fetchMs = FETCH_MS, ...parts }: Parts & { fetchMs?: number }): Loop {
  const { db, log, now, readSite } = parts;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let lastRules: BookingRules | undefined;

  const poll = async () => {
    const { takesBookings, booking } = await readSite();
    if (!takesBookings) return false;
    // The stored times cover other days or another zone: read every calendar again.
    if (lastRules && (lastRules.horizonDays !== booking.horizonDays || lastRules.timeZone !== booking.timeZone))
      await db.update(hostFeeds).set({ runAt: now() }).where(gt(hostFeeds.runAt, now()));
    lastRules = booking;
    const capacity = MAX_CONCURRENT - running.size;
    if (capacity > 0) for (const feed of await claimFeeds(parts, capacity)) start(feed);
    return false;
  };
  const start = (feed: HostFeedRow) => {
    const reading = readFeed(parts, feed, fetchMs, stopping.signal)
      // The calendar is read again when its lease ends.
      .catch((error) => log.warn({ feed: feed.id, reason: codeOf(error) }, 'the events of a calendar were not stored'))
      .then(() => {
        running.delete(reading);
        loop.wake();
      });
    running.add(reading);
  };
  const loop = startLoop({ name: 'the reader of calendars', begin: async () => undefined, poll }, log);
  return {
    wake: loop.wake,
    async stop() {
      await loop.stop();
      stopping.abort();
      await Promise.all(running);
    },
  };
}

function claimFeeds({ db, now }: Parts, capacity: number): Promise<HostFeedRow[]> {
  const due = db
    .select({ id: hostFeeds.id })
    .from(hostFeeds)
    .innerJoin(bookingHosts, eq(bookingHosts.userId, hostFeeds.hostId))
    .innerJoin(users, eq(users.id, hostFeeds.hostId))
    .where(and(lte(hostFeeds.runAt, now()), bookingHosts.isActive, eq(users.isBlocked, false)))
    .orderBy(hostFeeds.runAt, hostFeeds.id)
    .limit(capacity)
    .for('update', { of: hostFeeds, skipLocked: true });
  const runAt = new Date(now().getTime() + LEASE_MS);
  return db.update(hostFeeds).set({ runAt }).where(inArray(hostFeeds.id, due)).returning();
}

async function readFeed(parts: Parts, feed: HostFeedRow, fetchMs: number, stopping: AbortSignal): Promise<void> {
  const { db, now } = parts;
  const startedAt = now();
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(fetchMs)]);
  const outcome = await fetchAndParse(parts, feed, signal, stopping);
  // Releases an unfinished calendar: the next start or another process reads it.
  if (stopping.aborted) await db.update(hostFeeds).set({ runAt: startedAt }).where(isClaimed(feed));
  else await saveOutcome(db, feed, outcome, new Date(startedAt.getTime() + INTERVAL_MS));
}

const isClaimed = ({ id, runAt }: HostFeedRow) => and(eq(hostFeeds.id, id), eq(hostFeeds.runAt, runAt));

async function fetchAndParse(
  parts: Parts,
  feed: HostFeedRow,
  signal: AbortSignal,
  stopping: AbortSignal,
): Promise<Outcome> {
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
  const range = {
    owners: await ownersOf(parts, feed, url),
    officeZone: booking.timeZone,
    from: readAt.getTime() - DAY_MS,
    to: readAt.getTime() + (booking.horizonDays + 1) * DAY_MS,
  };
  let calendar: Awaited<ReturnType<typeof readCalendar>>;
  try {
    calendar = await readCalendar(bytes, range, stopping);
  } catch (error) {
    if (!stopping.aborted)
      log.warn({ feed: feed.id, reason: (error as Error).message }, 'a calendar could not be read');
    return { fault: feedFaults.demanding };
  }
  if (calendar.kind === 'none') return { fault: feedFaults.none };
  const occurrences = await withoutOwnBookings(parts.db, calendar.occurrences);
  const isWhole = calendar.kind === 'calendar';
  const result = { busy: mergeTimes(occurrences), isWhole, eventCount: occurrences.length, readAt };
  return { fault: remarkOf(calendar, booking.timeZone), result };
}

/** The host's address, and those in the URL: Google's URLs have that of the calendar. */
async function ownersOf({ db }: Parts, { hostId }: HostFeedRow, url: string): Promise<string[]> {
  const [host] = await db.select({ email: users.email }).from(users).where(eq(users.id, hostId));
  let text = url;
  try {
    text = decodeURIComponent(new URL(url).pathname);
  } catch {
    // An invalid percent-encoding.
  }
  return [...(host ? [host.email] : []), ...(text.match(/[^\s/@:?]+@[^\s/@:?]+/g) ?? [])];
}
