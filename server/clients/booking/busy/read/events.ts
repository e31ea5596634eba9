import ICAL from 'ical.js';
import { isId } from '#schema/common.ts';
import { DAY_MS } from '#schema/durations.ts';
import {
  type CalendarRange,
  MAX_ALL_STEPS,
  MAX_OCCURRENCES,
  MAX_STEPS,
  type Occurrence,
  type ReadCalendar,
} from './calendar.ts';
import { asUtc, clockAt } from './clock.ts';
import { componentsOf } from './components.ts';
import { addressOf, isCancelled, isFree } from './free.ts';
import { countSteps, OutOfSteps, type Steps, startsOf, wideRuleOf } from './repeat.ts';
import {
  brokenOf,
  Exceptions,
  endOf,
  GUESSED,
  type Length,
  lengthOfEvent,
  onlyTimeOf,
  timesOf,
  type ZonedTime,
} from './times.ts';
import { compareVersions, hasRange, latestVersions, uidOf } from './versions.ts';
import { type Zones, zonesOf } from './zones.ts';

const MAX_COLLECTED = 10 * MAX_OCCURRENCES;
type Component = ICAL.Component;
type AddTime = (start: ZonedTime, length: Length, bookingId: string | null) => void;

/** Reads the busy times of a calendar. Skips free, cancelled and out-of-range events. */
export function readEvents(text: string, { officeZone, from, to, owners = [] }: CalendarRange): ReadCalendar {
  const read: ReadCalendar = {
    kind: 'calendar',
    occurrences: [],
    unknownZones: [],
    unreadable: 0,
    guessed: 0,
    isCut: false,
  };
  const components = componentsOf(text);
  if (components === 'none') return { ...read, kind: components };
  if (!components.isWhole) read.kind = 'damaged';
  const steps = countSteps(MAX_STEPS, MAX_ALL_STEPS);
  const zones = zonesOf(components.zones, officeZone, components.zone, steps);
  const events = latestVersions(components.events, zones);
  const addresses = [...owners, components.name ?? ''].filter((owner) => owner.includes('@')).map(addressOf);
  const isCancelledEvent = (event: Component) => components.cancelled.has(event) || isCancelled(event);
  const isFreeEvent = (event: Component) => isCancelledEvent(event) || isFree(event, addresses);
  const facts = { isCancelled: isCancelledEvent, isFree: isFreeEvent };
  const collected: Occurrence[] = [];
  const addTime: AddTime = (start, length, bookingId) => {
    const [begin, end] = [start.zone(start.time), endOf(start, length)];
    if (end <= begin || end <= from || begin >= to) return;
    if (collected.length >= MAX_COLLECTED) read.isCut = true;
    else collected.push({ start: Math.max(begin, from), end: Math.min(end, to), bookingId });
  };
  const series = seriesOf(events, zones, isFreeEvent);
  for (const period of components.busy) if (readPeriods(period, zones, addTime)) read.guessed += 1;
  for (const event of events) {
    steps.begin();
    try {
      if (readEvent(event, { zones, steps, addTime, series, ...facts, range: { from, to } })) read.guessed += 1;
    } catch (error) {
      if (error instanceof OutOfSteps) read.isCut = true;
      else read.unreadable += 1;
    }
  }
  collected.sort((a, b) => a.start - b.start);
  return {
    ...read,
    occurrences: collected.slice(0, MAX_OCCURRENCES),
    unknownZones: [...zones.unknown],
    isCut: read.isCut || collected.length > MAX_OCCURRENCES,
  };
}

/** Adds the busy periods of a VFREEBUSY. @returns whether a length was guessed */
function readPeriods(component: Component, zones: Zones, addTime: AddTime): boolean {
  let isGuessed = false;
  for (const property of component.getAllProperties('freebusy')) {
    // Unknown types are busy (RFC 5545 section 3.2.9).
    if (property.getFirstParameter('fbtype')?.toUpperCase() === 'FREE') continue;
    for (const { start, length } of timesOf(property, zones)) {
      if (!length) isGuessed = true;
      addTime(start, length ?? GUESSED, null);
    }
  }
  return isGuessed || brokenOf(component, /^FREEBUSY\b/i).length > 0;
}

/** A change of one time of a series and all later ones. */
type LaterChange = {
  /** The changed time, and how much it moved; epoch ms and ms. */
  at: number;
  moved: number;
  /** Null when the times are free, or an own rule has them. */
  change: { move: (time: ZonedTime) => ZonedTime; length: Length } | null;
};

type Series = {
  /** The event without RECURRENCE-ID. */
  main: Component | null;
  /** The times that other events (RECURRENCE-ID) replace. */
  exceptions: Exceptions;
  /** Latest first. */
  laterChanges: LaterChange[];
};

/** By UID. */
function seriesOf(events: Component[], zones: Zones, isFreeEvent: (event: Component) => boolean): Map<string, Series> {
  const byUid = new Map<string, Series>();
  for (const event of events) {
    const uid = uidOf(event);
    const series = byUid.get(uid) ?? { main: null, exceptions: new Exceptions(), laterChanges: [] };
    byUid.set(uid, series);
    if (!event.hasProperty('recurrence-id')) {
      series.main = uid ? event : null;
      continue;
    }
    const time = onlyTimeOf(event, 'recurrence-id', zones);
    if (!time) continue;
    series.exceptions.add(time);
    if (hasRange(event)) series.laterChanges.push(laterChangeOf(event, time, zones, isFreeEvent(event)));
  }
  for (const { laterChanges } of byUid.values()) laterChanges.sort((a, b) => b.at - a.at);
  return byUid;
}

const floorDay = (clock: number) => clock - (((clock % DAY_MS) + DAY_MS) % DAY_MS);

function laterChangeOf(event: Component, old: ZonedTime, zones: Zones, isFreeEvent: boolean): LaterChange {
  const at = old.zone(old.time);
  const start = onlyTimeOf(event, 'dtstart', zones);
  if (isFreeEvent || !start || rulesOf(event).length) return { at, moved: 0, change: null };
  const moved = start.zone(start.time) - at;
  const { isDate } = start.time;
  const clockOf = ({ time }: ZonedTime) => (isDate ? floorDay(asUtc(time)) : asUtc(time));
  const isComparable = start.zone === old.zone || isDate || old.time.isDate;
  const shift = isComparable ? clockOf(start) - clockOf(old) : moved;
  const move = (time: ZonedTime): ZonedTime => ({
    time: clockAt(clockOf(time) + shift, isDate),
    zone: isDate || time.time.isDate ? start.zone : time.zone,
  });
  return { at, moved, change: { move, length: lengthOfEvent(event, start, zones) } };
}

type EventContext = {
  zones: Zones;
  steps: Steps;
  addTime: AddTime;
  series: Map<string, Series>;
  isCancelled: (event: Component) => boolean;
  isFree: (event: Component) => boolean;
  range: Pick<CalendarRange, 'from' | 'to'>;
};

/**
 * Guesses an unparsable part only where skipping it would lose busy time.
 * @returns whether something was guessed
 * @throws when the event has no start
 */
function readEvent(event: Component, context: EventContext): boolean {
  const { zones, steps, addTime, range } = context;
  if (context.isFree(event)) return false;
  const start = onlyTimeOf(event, 'dtstart', zones);
  if (!start) throw new Error('an event without a beginning');
  const uid = uidOf(event);
  const bookingId = isId(uid) ? uid.toLowerCase() : null;
  const { isGuessed = false, ...length } = lengthOfEvent(event, start, zones);
  const { main, exceptions, laterChanges } = context.series.get(uid) as Series;
  const changedAt = event.hasProperty('recurrence-id') ? onlyTimeOf(event, 'recurrence-id', zones) : null;
  if (event.hasProperty('recurrence-id')) {
    // A cancelled series has no times, except those that were changed later.
    if (main && context.isCancelled(main) && compareVersions(event, main) < 0) return false;
    addTime(start, length, bookingId);
    if (!hasRange(event)) return isGuessed;
  }
  const after = changedAt ? changedAt.zone(changedAt.time) : Number.NEGATIVE_INFINITY;
  const ownChanges = laterChanges.filter(({ at }) => at > after);
  const place = (zoned: ZonedTime, at: number, timeLength: Length) => {
    const later = ownChanges.find((change) => change.at <= at);
    if (!later) addTime(zoned, timeLength, bookingId);
    else if (later.change) addTime(later.change.move(zoned), later.change.length, bookingId);
  };
  const removed = new Exceptions();
  for (const property of event.getAllProperties('exdate'))
    for (const { start: time } of timesOf(property, zones)) removed.add(time);
  const addedStarts = new Set<number>();
  const addOnce = (zoned: ZonedTime, at: number, timeLength = length) => {
    if (addedStarts.has(at) || exceptions.has(zoned.time, at) || removed.has(zoned.time, at)) return;
    addedStarts.add(at);
    place(zoned, at, timeLength);
  };
  if (!changedAt) addOnce(start, start.zone(start.time));
  for (const property of event.getAllProperties('rdate'))
    for (const { start: zoned, length: ownLength } of timesOf(property, zones))
      addOnce(zoned, zoned.zone(zoned.time), ownLength ?? length);
  // An event of this length may begin before the range and end in it.
  const duration = endOf(start, length) - start.zone(start.time);
  const margin = ownChanges.reduce((longest, { moved }) => Math.max(longest, Math.abs(moved) + 2 * DAY_MS), 0);
  const addRepeats = (rule: ICAL.Recur) => {
    const span = { from: range.from - duration - margin, to: range.to + margin };
    for (const { time, at } of startsOf(rule, start.time, start.zone, steps, span)) {
      if (at >= span.to) break;
      addOnce({ time, zone: start.zone }, at);
    }
  };
  let guessed = isGuessed;
  for (const rule of rulesOf(event)) {
    try {
      addRepeats(ICAL.Recur.fromString(rule));
    } catch (error) {
      if (error instanceof OutOfSteps) throw error;
      guessed = true;
      addRepeats(wideRuleOf(rule));
    }
  }
  return guessed;
}

const rulesOf = (event: Component): string[] =>
  [
    ...event.getAllProperties('rrule').map(ruleText),
    ...brokenOf(event, /^RRULE\b/i).map((line) => line.slice(line.indexOf(':') + 1)),
  ].map((rule) => rule.replace(/\s+/g, '').toUpperCase());

/** The text of a rule as it was written, undoing the library's reformatting. */
function ruleText(property: ICAL.Property): string {
  const parts = property.toJSON()[3] as unknown;
  if (typeof parts !== 'object' || parts === null) return String(parts ?? '');
  return Object.entries(parts)
    .map(([name, value]) => `${name}=${valueText(name, value)}`)
    .join(';');
}

function valueText(name: string, value: unknown): string {
  // The library numbers the days from Sunday.
  if (name === 'wkst' && typeof value === 'number') return ICAL.Recur.numericDayToIcalDay(value);
  return name === 'until' ? String(value).replace(/[-:](?=\d{2})/g, '') : String(value);
}
