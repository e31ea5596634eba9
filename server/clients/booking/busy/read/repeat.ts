import ICAL from 'ical.js';
import { dayOf, type Zone } from './clock.ts';

/** Counts the steps that are taken, over all events of a calendar and for one. */
export type Steps = {
  /** Begins with another event. */
  begin(): void;
  /** @throws OutOfSteps */
  take(): void;
};

export class OutOfSteps extends Error {}

/** @param most how many steps one event may take @param all how many all may take */
export function countSteps(most: number, all: number): Steps {
  let [left, leftOfAll] = [most, all];
  return {
    begin() {
      left = most;
    },
    take() {
      left -= 1;
      leftOfAll -= 1;
      if (left < 0 || leftOfAll < 0) throw new OutOfSteps();
    },
  };
}

/**
 * What a rule that cannot be read is taken for: of its parts those that can be. Where it says on which days, or how often, in words
 * that cannot be read, it is taken for every day: what may be taken is not offered.
 */
export function wideRuleOf(text: string): ICAL.Recur {
  const isGood = (part: string, freq: string) => {
    if (part.startsWith('UNTIL=') && !/^UNTIL=\d{8}(?:T\d{6}Z?)?$/.test(part)) return false;
    try {
      ICAL.Recur.fromString([freq, part].filter(Boolean).join(';'));
      return true;
    } catch {
      return false;
    }
  };
  const parts = text.split(';').map((part) => part.trim().toUpperCase());
  const freq = parts.find((part) => part.startsWith('FREQ=') && isGood('', part));
  const others = parts.filter((part) => !part.startsWith('FREQ='));
  const good = others.filter((part) => isGood(part, 'FREQ=DAILY'));
  const isKept = freq && others.every((part) => good.includes(part) || !part.startsWith('BY'));
  if (isKept && good.length < others.length) return ICAL.Recur.fromString([freq, ...good].join(';'));
  const until = good.filter((part) => part.startsWith('UNTIL='));
  return ICAL.Recur.fromString(['FREQ=DAILY', ...until].join(';'));
}

type Start = { time: ICAL.Time; at: number };
const DAY_MS = 24 * 3600 * 1000;
const hoursOf: Record<string, number | undefined> = { HOURLY: 1, DAILY: 24, WEEKLY: 7 * 24 };
const HOUR_MS = 3600 * 1000;

/**
 * When an event begins that repeats, on and on in the order of time, until its rule ends.
 * @param from what begins long before it is passed over where that is easy, in milliseconds since 1970
 * @throws OutOfSteps; Error for a rule that is none
 */
export function* startsOf(
  rule: ICAL.Recur,
  first: ICAL.Time,
  steps: Steps,
  zone: Zone,
  from?: number,
): Generator<Start> {
  const { until } = rule;
  // The library would compare clocks of different zones.
  const repeats = rule.clone();
  repeats.until = null;
  const isOver = ({ time, at }: Start) => {
    if (!until) return false;
    if (until.isDate) return dayOf(time) > dayOf(until);
    return isUtc(until) ? at > until.toUnixTime() * 1000 : time.compare(floating(until)) > 0;
  };
  const iterator = repeats.iterator(from === undefined ? first : jumped(rule, first, zone, from));
  // Between two times it may take any number of steps, or never come to an end.
  const meetsRule = iterator.check_contracting_rules.bind(iterator);
  iterator.check_contracting_rules = () => {
    steps.take();
    return meetsRule();
  };
  const isOfFirst =
    rule.freq === 'YEARLY' && !Object.keys(rule.parts).some((part) => part.endsWith('DAY') || part === 'BYWEEKNO');
  for (let next = iterator.next(); next; next = iterator.next()) {
    const time = next.clone();
    // February 29 of other years, which the library takes for March 1, is no time at all (RFC 5545, 3.3.10).
    if (isOfFirst && time.day !== first.day) continue;
    const start = { time, at: zone(time) };
    if (isOver(start)) return;
    yield start;
  }
}

/** The last time by whole steps of the rule before it matters; where times are counted, or steps not alike, the first one. */
function jumped(rule: ICAL.Recur, first: ICAL.Time, zone: Zone, from: number): ICAL.Time {
  const hours = (hoursOf[rule.freq] ?? 0) * rule.interval;
  if (!hours || rule.count) return first;
  // A step less, and a day: clocks may have changed between.
  const passed = Math.floor((from - DAY_MS - zone(first)) / HOUR_MS / hours) - 1;
  if (passed <= 0) return first;
  const later = first.clone();
  later.adjust(Math.floor((passed * hours) / 24), (passed * hours) % 24, 0, 0);
  return later;
}

const isUtc = ({ zone }: ICAL.Time) => zone === ICAL.Timezone.utcTimezone;
const floating = (time: ICAL.Time): ICAL.Time => {
  const same = time.clone();
  same.zone = ICAL.Timezone.localTimezone;
  return same;
};
