import ICAL from 'ical.js';
import { dayOf, type Zone } from './clock.ts';

export type Steps = {
  begin(): void;
  /** @throws OutOfSteps */
  take(): void;
};

export class OutOfSteps extends Error {}

/** @param maxSteps steps for one event @param maxAllSteps steps for the whole calendar */
export function countSteps(maxSteps: number, maxAllSteps: number): Steps {
  let [remaining, remainingOfAll] = [maxSteps, maxAllSteps];
  return {
    begin() {
      remaining = maxSteps;
    },
    take() {
      remaining -= 1;
      remainingOfAll -= 1;
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
const DAY_MS = 24 * 3600 * 1000;
const hoursOf: Record<string, number | undefined> = { HOURLY: 1, DAILY: 24, WEEKLY: 7 * 24 };
const HOUR_MS = 3600 * 1000;

/** @param from epoch ms; much earlier starts are skipped if cheap @throws OutOfSteps; Error for an invalid rule */
export function* startsOf(
  rule: ICAL.Recur,
  first: ICAL.Time,
  steps: Steps,
  zone: Zone,
  from?: number,
): Generator<Start> {
  const { until } = rule;
  // The library compares UNTIL without regard to time zones, so isOver does it.
  const repeats = rule.clone();
  repeats.until = null;
  const isOver = ({ time, at }: Start) => {
    if (!until) return false;
    if (until.isDate) return dayOf(time) > dayOf(until);
    return isUtc(until) ? at > until.toUnixTime() * 1000 : time.compare(floating(until)) > 0;
  };
  const iterator = repeats.iterator(from === undefined ? first : startNear(rule, first, zone, from));
  // The iterator may take any number of steps between two times, or loop forever: count each step.
  const meetsRule = iterator.check_contracting_rules.bind(iterator);
  iterator.check_contracting_rules = () => {
    steps.take();
    return meetsRule();
  };
  const isOfFirst =
    rule.freq === 'YEARLY' && !Object.keys(rule.parts).some((part) => part.endsWith('DAY') || part === 'BYWEEKNO');
  for (let next = iterator.next(); next; next = iterator.next()) {
    const time = next.clone();
    // The library turns February 29 of other years into March 1; RFC 5545 section 3.3.10 skips it.
    if (isOfFirst && time.day !== first.day) continue;
    const start = { time, at: zone(time) };
    if (isOver(start)) return;
    yield start;
  }
}

/** The last start before `from` by whole steps; the first start when the rule has COUNT or uneven steps. */
function startNear(rule: ICAL.Recur, first: ICAL.Time, zone: Zone, from: number): ICAL.Time {
  const hours = (hoursOf[rule.freq] ?? 0) * rule.interval;
  if (!hours || rule.count) return first;
  // Minus one step and a day: daylight saving time may have changed in between.
  const skippedSteps = Math.floor((from - DAY_MS - zone(first)) / HOUR_MS / hours) - 1;
  if (skippedSteps <= 0) return first;
  const later = first.clone();
  later.adjust(Math.floor((skippedSteps * hours) / 24), (skippedSteps * hours) % 24, 0, 0);
  return later;
}

const isUtc = ({ zone }: ICAL.Time) => zone === ICAL.Timezone.utcTimezone;
const floating = (time: ICAL.Time): ICAL.Time => {
  const local = time.clone();
  local.zone = ICAL.Timezone.localTimezone;
  return local;
};
