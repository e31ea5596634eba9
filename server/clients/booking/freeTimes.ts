import { bookStrings, FREE_DAYS } from '#schema/bookingStrings.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { type Day, dayOf, isDay, startOfDay } from '#schema/officeTime.ts';
import { dayAfter, daysFrom } from '#schema/period.ts';
import type { BookingRules } from '#schema/site.ts';
import { asNamed, isSameZone, isTimeZone } from '#schema/timeZone.ts';
import type { Context } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { badField } from '#server/platform/errors.ts';
import { freeOf, type Interval, slotsOf } from './availability.ts';
import { type ActiveHost, readActiveHosts, readDiaries } from './diary.ts';

export type FreeHost = { host: ActiveHost; slots: Interval[]; free: Interval[] };

/** From the end of the notice period to the end of the last bookable day. */
export function bookable({ timeZone, noticeHours, horizonDays }: BookingRules, now: Date): Interval {
  const start = new Date(now.getTime() + noticeHours * HOUR_MS);
  return { start, end: startOfDay(dayAfter(dayOf(now, timeZone), horizonDays + 1), timeZone) };
}

/** @param exceptId id of the call that is being moved */
export async function readFree(
  executor: Executor,
  hosts: readonly ActiveHost[],
  rules: BookingRules,
  range: Interval,
  exceptId?: string,
): Promise<FreeHost[]> {
  if (!hosts.length || range.start >= range.end) return hosts.map((host) => ({ host, slots: [], free: [] }));
  const first = dayOf(range.start, rules.timeZone);
  const days = daysFrom(first, dayOf(range.end, rules.timeZone));
  const ids = hosts.map(({ id }) => id);
  const span = { start: startOfDay(first, rules.timeZone), end: startOfDay(dayAfter(first, days), rules.timeZone) };
  const diaries = await readDiaries(executor, ids, span, exceptId);
  return hosts.map((host) => {
    const { added, removed, calls, busy } = diaries.get(host.id) as NonNullable<ReturnType<typeof diaries.get>>;
    const slots = slotsOf({ ...host, added, removed }, rules, first, days).filter(
      ({ start }) => start >= range.start && start < range.end,
    );
    return { host, slots, free: freeOf(slots, [...calls, ...busy], rules) };
  });
}

export type FreeTimes = {
  timeZone: string;
  officeTimeZone: string;
  minutes: number;
  from: Day;
  firstDay: Day;
  lastDay: Day;
  slots: { startsAt: Date; endsAt: Date }[];
  fullDays: Day[];
  hosts: { id: string; name: string }[];
  hasAnyHost: boolean;
};

export type FreeTimesArgs = { timeZone?: string | null; from?: string | null };
type HostSelection = {
  hostId?: string | null;
  exceptId?: string;
  isChosen: boolean;
};

/** The bookable times of FREE_DAYS days; null while booking is off. @throws BAD_USER_INPUT */
export async function readFreeTimes(
  context: Context,
  { hostId, ...args }: FreeTimesArgs & { hostId?: string | null },
): Promise<FreeTimes | null> {
  const { takesBookings, booking } = context.site;
  return takesBookings ? freeTimesOf(context, args, { hostId, isChosen: booking.offersHosts }) : null;
}

/** @throws BAD_USER_INPUT for an unknown time zone, day or host */
export async function freeTimesOf(
  { db, site, now }: Context,
  { timeZone, from }: FreeTimesArgs,
  { hostId, exceptId, isChosen }: HostSelection,
): Promise<FreeTimes> {
  const { booking: rules } = site;
  if (timeZone && !isTimeZone(timeZone)) throw badField('timeZone', bookStrings.badZone);
  if (from && !isDay(from)) throw badField('from', bookStrings.badDay);
  const zone = timeZone && !isSameZone(timeZone, rules.timeZone) ? asNamed(timeZone) : rules.timeZone;
  const { start, end } = bookable(rules, now());
  const [firstDay, lastDay] = [dayOf(start, zone), dayOf(new Date(end.getTime() - 1), zone)];
  const first = from && from > firstDay ? (from < lastDay ? from : lastDay) : firstDay;
  const range = {
    start: latest(start, startOfDay(first, zone)),
    end: earliest(end, startOfDay(dayAfter(first, FREE_DAYS), zone)),
  };
  const hosts = await readActiveHosts(db);
  const selectedHosts = hostId ? hosts.filter(({ id }) => id === hostId) : hosts;
  if (hostId && isChosen && !selectedHosts.length) throw badField('hostId', bookStrings.notAHost);
  const hostTimes = await readFree(db, selectedHosts, rules, range, exceptId);
  const free = hostTimes.flatMap((host) => host.free);
  const daysWith = (times: readonly Interval[]) => new Set(times.map(({ start }) => dayOf(start, zone)));
  const fullDays = daysWith(hostTimes.flatMap((host) => host.slots)).difference(daysWith(free));
  return {
    ...{ timeZone: zone, officeTimeZone: rules.timeZone, minutes: rules.minutes },
    ...{ from: first, firstDay, lastDay },
    slots: distinct(free).map(({ start, end }) => ({ startsAt: start, endsAt: end })),
    fullDays: [...fullDays].sort(),
    hosts: isChosen ? hosts.map(({ id, name }) => ({ id, name })) : [],
    hasAnyHost: selectedHosts.length > 0,
  };
}
const latest = (a: Date, b: Date) => (a > b ? a : b);
const earliest = (a: Date, b: Date) => (a < b ? a : b);

const distinct = (free: readonly Interval[]): Interval[] =>
  [...new Map(free.map((interval) => [interval.start.getTime(), interval])).entries()]
    .sort(([one], [other]) => one - other)
    .map(([, interval]) => interval);
