import ICAL from 'ical.js';
import { DAY_MS } from '#schema/durations.ts';
import { asUtc, clockAt, dayOf, type Zone } from './clock.ts';
import {
  type Clock,
  datesOf,
  daysOfPeriod,
  indicesOf,
  isWithinDay,
  neverHolds,
  type Pattern,
  patternOf,
  periodStart,
  timesOfDay,
} from './rule.ts';

export type Steps = {
  begin(): void;
  /** @throws OutOfSteps */
  take(count?: number): void;
};

export class OutOfSteps extends Error {}

/** @param maxSteps steps for one event @param maxAllSteps steps for the whole calendar */
export function countSteps(maxSteps: number, maxAllSteps: number): Steps {
  let [remaining, remainingOfAll] = [maxSteps, maxAllSteps];
  return {
    begin() {
      remaining = maxSteps;
    },
    take(count = 1) {
      remaining -= count;
      remainingOfAll -= count;
      if (remaining < 0 || remainingOfAll < 0) throw new OutOfSteps();
    },
  };
}

/** Widens an invalid rule: daily if its frequency or a BY part is invalid. A busy time must not be offered. */
export function wideRuleOf(text: string): ICAL.Recur {
  const isValid = (part: string, freq: string) => {
    if (part.startsWith('UNTIL=') && !/^UNTIL=\d{8}(?:T\d{6}Z?)?$/.test(part)) return false;
    try {
      ICAL.Recur.fromString([freq, part].filter(Boolean).join(';'));
      return true;
    } catch {
      return false;
    }
  };
  const parts = text.split(';').map((part) => part.trim().toUpperCase());
  const freq = parts.find((part) => part.startsWith('FREQ=') && isValid('', part));
  const otherParts = parts.filter((part) => !part.startsWith('FREQ='));
  const validParts = otherParts.filter((part) => isValid(part, 'FREQ=DAILY'));
  const isWidened = freq && otherParts.every((part) => validParts.includes(part) || !part.startsWith('BY'));
  if (isWidened && validParts.length < otherParts.length) return ICAL.Recur.fromString([freq, ...validParts].join(';'));
  const until = validParts.filter((part) => part.startsWith('UNTIL='));
  return ICAL.Recur.fromString(['FREQ=DAILY', ...until].join(';'));
}

type Start = { time: ICAL.Time; at: number };
/** Days that are expanded at once. */
const CHUNK_DAYS = 366;

/**
 * The times of a rule in order, from its first time on.
 * @param from epoch ms; much earlier times are left out @param to epoch ms; the last times may be later
 * @throws OutOfSteps; Error for an invalid rule
 */
export function* startsOf(
  rule: ICAL.Recur,
  first: ICAL.Time,
  zone: Zone,
  steps: Steps,
  { from, to }: { from: number; to: number },
): Generator<Start> {
  const { until, count } = rule;
  const isOver = ({ time, at }: Start) => {
    if (!until) return false;
    if (until.isDate) return dayOf(time) > dayOf(until);
    if (!isUtc(until)) return asUtc(time) > asUtc(until);
    // The day of UNTIL counts for dates, whose zone is not that of UNTIL.
    return at > asUtc(until) && !(time.isDate && dayOf(time) <= dayOf(until));
  };
  const pattern = patternOf(rule, asUtc(first), first.isDate);
  // Times are counted from the first one.
  const begin = count ? pattern.first : Math.max(pattern.first, from - 2 * DAY_MS);
  let remaining = count ?? Number.POSITIVE_INFINITY;
  for (const clock of clocksOf(pattern, begin, to + 2 * DAY_MS, steps)) {
    const time = clockAt(clock, first.isDate);
    const start = { time, at: zone(time) };
    remaining -= 1;
    if (remaining < 0 || isOver(start)) return;
    if (start.at >= from) yield start;
  }
}

const isUtc = ({ zone }: ICAL.Time) => zone === ICAL.Timezone.utcTimezone;

function* clocksOf(pattern: Pattern, begin: Clock, end: Clock, steps: Steps): Generator<Clock> {
  // Taken for a rule that is too long, because only a part of its times can be looked at.
  if (neverHolds(pattern)) throw new OutOfSteps();
  // A rule of each second would take the room of all other events: it is read from its first time only.
  const start = pattern.freq === 'SECONDLY' ? pattern.first : begin;
  for (const clock of isWithinDay(pattern)
    ? clocksWithinDays(pattern, start, end, steps)
    : clocksOfDays(pattern, start, end, steps))
    if (clock >= start) yield clock;
}

function* clocksOfDays(pattern: Pattern, begin: Clock, end: Clock, steps: Steps): Generator<Clock> {
  const { first } = pattern;
  const days = daysOfPeriod(pattern);
  const chunk = Math.max(1, Math.floor(CHUNK_DAYS / days));
  let index = Math.max(0, Math.floor((begin - first) / DAY_MS / days) - 2);
  while (periodStart(pattern, index) < end) {
    const untilEnd = Math.ceil((end - periodStart(pattern, index)) / DAY_MS / days) + 1;
    const next = index + Math.min(chunk, untilEnd);
    steps.take(next - index);
    let paid = next - index;
    for (const clock of clocksIn(pattern, index, next)) {
      paid -= 1;
      if (paid < 0) steps.take();
      yield clock;
    }
    index = next;
  }
}

/** @param index of the first period @param end index after the last one */
function* clocksIn(pattern: Pattern, index: number, end: number): Generator<Clock> {
  const dates = datesOf(pattern, index, end);
  const times = timesOfDay(pattern);
  if (!pattern.bySetPos) {
    for (const date of dates) for (const time of times) yield date + time;
    return;
  }
  for (let period = index; period < end; period += 1) {
    const next = periodStart(pattern, period + 1);
    const isLater = dates.findIndex((date) => date >= next);
    const set = dates.splice(0, isLater < 0 ? dates.length : isLater);
    const clock = (at: number) => (set[Math.floor(at / times.length)] as number) + (times[at % times.length] as number);
    const length = set.length * times.length;
    const chosen = new Set(indicesOf(length, pattern, times.length));
    // Libraries disagree on whether the first week has the days before the first one.
    const isDisputed = period === 0 && pattern.freq === 'WEEKLY';
    const earlier = isDisputed ? set.filter((date) => date + DAY_MS <= pattern.first).length * times.length : 0;
    if (earlier) for (const at of indicesOf(length, pattern, times.length, earlier)) chosen.add(at);
    for (const at of [...chosen].sort((a, b) => a - b)) yield clock(at);
  }
}

const all = (length: number) => [...Array(length).keys()];
const units = { HOURLY: 3_600_000, MINUTELY: 60_000, SECONDLY: 1000 };

/** Looks at the days on which the rule holds, hour by hour. */
function* clocksWithinDays(pattern: Pattern, begin: Clock, end: Clock, steps: Steps): Generator<Clock> {
  const ofDays: Pattern = { ...pattern, freq: 'DAILY', interval: 1 };
  let index = Math.floor((begin - periodStart(ofDays, 0)) / DAY_MS);
  const endIndex = Math.ceil((end - periodStart(ofDays, 0)) / DAY_MS);
  for (; index < endIndex; index += CHUNK_DAYS) {
    const next = Math.min(endIndex, index + CHUNK_DAYS);
    steps.take(Math.min(24, 24 / pattern.interval) * (next - index));
    for (const day of datesOf(ofDays, index, next)) yield* clocksWithinDay(pattern, day, begin, steps);
  }
}

function* clocksWithinDay(pattern: Pattern, day: Clock, begin: Clock, steps: Steps): Generator<Clock> {
  const { freq, interval, first, byHour, byMinute, bySecond } = pattern;
  const unit = units[freq as keyof typeof units];
  const isPeriod = (clock: Clock) => (Math.floor(clock / unit) - Math.floor(first / unit)) % interval === 0;
  function* setOf(start: Clock, times: number[]): Generator<Clock> {
    if (start + unit <= begin) return;
    steps.take();
    if (isPeriod(start)) for (const at of indicesOf(times.length, pattern)) yield start + (times[at] as number);
  }
  for (const hour of byHour ?? all(24)) {
    const atHour = day + hour * units.HOURLY;
    if (atHour + units.HOURLY <= begin) continue;
    if (freq === 'HOURLY') yield* setOf(atHour, timesOfDay({ byMinute, bySecond }));
    else
      for (const minute of byMinute ?? all(60)) {
        const atMinute = atHour + minute * units.MINUTELY;
        if (atMinute + units.MINUTELY <= begin) continue;
        if (freq === 'MINUTELY') yield* setOf(atMinute, timesOfDay({ bySecond }));
        else for (const second of bySecond ?? all(60)) yield* setOf(atMinute + second * units.SECONDLY, [0]);
      }
  }
}
