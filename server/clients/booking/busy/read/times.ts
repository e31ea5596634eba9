import ICAL from 'ical.js';
import { DAY_MS, HOUR_MS } from '#schema/durations.ts';
import { asUtc, clockTime, dayOf, type Zone } from './clock.ts';
import { BROKEN } from './components.ts';
import type { Zones } from './zones.ts';

/** `isFloating`: it names no zone. */
export type ZonedTime = { time: ICAL.Time; zone: Zone; isFloating?: boolean };
/** Calendar days, then milliseconds. */
export type Length = { days: number; ms: number };
type Part = { start: ZonedTime; length: Length | null };

const NONE: Length = { days: 0, ms: 0 };

/** The times of a property, which may have several; a period includes its length. Invalid times are skipped. */
export function timesOf(property: ICAL.Property, zones: Zones): Part[] {
  const values = property.toJSON().slice(3) as (string | [string, string])[];
  return values.flatMap((value) => {
    const [from, to] = Array.isArray(value) ? value : [value];
    const start = orNull(() => timeOf(from, property, zones));
    if (!start) return [];
    if (to === undefined) return [{ start, length: null }];
    const length = orNull(() =>
      /^[+-]?P/.test(to) ? lengthOf(ICAL.Duration.fromString(to)) : between(start, timeOf(to, property, zones)),
    );
    return [{ start, length }];
  });
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function timeOf(value: string, property: ICAL.Property, zones: Zones): ZonedTime {
  const time = clockTime(value);
  if (value.endsWith('Z')) return { time, zone: asUtc };
  if (time.isDate) return { time, zone: zones.office };
  return { time, zone: zones.of(property), isFloating: !property.getFirstParameter('tzid') };
}

export function onlyTimeOf(component: ICAL.Component, name: string, zones: Zones): ZonedTime | null {
  for (const property of component.getAllProperties(name)) {
    const [time] = timesOf(property, zones);
    if (time) return time.start;
  }
  return null;
}

export const GUESSED: Length = { days: 0, ms: HOUR_MS };
const isEndBroken = (event: ICAL.Component): boolean =>
  ['dtend', 'duration'].some((name) => event.hasProperty(name)) || brokenOf(event, /^(?:DTEND|DURATION)\b/i).length > 0;

export const brokenOf = (event: ICAL.Component, beginning: RegExp): string[] =>
  event
    .getAllProperties(BROKEN)
    .map((property) => String(property.getFirstValue()))
    .filter((line) => beginning.test(line));

/** @returns the length of an event; `isGuessed` when its end is invalid */
export function lengthOfEvent(event: ICAL.Component, start: ZonedTime, zones: Zones): Length & { isGuessed?: true } {
  const end = onlyTimeOf(event, 'dtend', zones);
  if (end) {
    const length = between(start, end);
    return length.ms < 0 ? { ...GUESSED, isGuessed: true } : length;
  }
  const duration = orNull(() => event.getFirstPropertyValue('duration'));
  if (duration instanceof ICAL.Duration) return lengthOf(duration);
  if (start.time.isDate) return { days: 1, ms: 0 };
  return isEndBroken(event) ? { ...GUESSED, isGuessed: true } : NONE;
}

/** Whole days (at least one) for dates, exact time for date-times, also across a DST change. */
function between(start: ZonedTime, end: ZonedTime): Length {
  if (!start.time.isDate) return { days: 0, ms: end.zone(end.time) - start.zone(start.time) };
  const days = Math.round((asUtc(end.time) - asUtc(start.time)) / DAY_MS);
  return { days: Math.max(1, days), ms: 0 };
}

function lengthOf(duration: ICAL.Duration): Length {
  const { weeks, days, hours, minutes, seconds, isNegative } = duration;
  if (isNegative) return NONE;
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}

export function endOf({ time, zone }: ZonedTime, { days, ms }: Length): number {
  if (!days) return zone(time) + ms;
  const day = time.clone();
  day.adjust(days, 0, 0, 0);
  return zone(day) + ms;
}

export class Exceptions {
  readonly #moments = new Set<number>();
  readonly #days = new Set<number>();
  readonly #daysOfTimes = new Set<number>();
  /** Times without a zone, which mean the zone of the event. */
  readonly #clocks = new Set<number>();

  add({ time, zone, isFloating }: ZonedTime): void {
    if (time.isDate) this.#days.add(dayOf(time));
    else {
      this.#moments.add(zone(time));
      if (isFloating) this.#clocks.add(asUtc(time));
      this.#daysOfTimes.add(dayOf(time));
    }
  }

  /** @param at the time in epoch ms */
  has(time: ICAL.Time, at: number): boolean {
    if (this.#days.size && this.#days.has(dayOf(time))) return true;
    if (time.isDate) return this.#daysOfTimes.has(dayOf(time));
    return this.#moments.has(at) || this.#clocks.has(asUtc(time));
  }
}
