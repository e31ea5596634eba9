import ICAL from 'ical.js';
import { idForm } from '#schema/common.ts';
import {
  type CalendarRange,
  MAX_ALL_STEPS,
  MAX_OCCURRENCES,
  MAX_STEPS,
  type Occurrence,
  type ReadCalendar,
} from './calendar.ts';
import { componentsOf } from './components.ts';
import { countSteps, OutOfSteps, type Steps, startsOf, wideRuleOf } from './repeat.ts';
import {
  brokenOf,
  Exceptions,
  endOf,
  type Length,
  lengthOfEvent,
  onlyTimeOf,
  timesOf,
  type ZonedTime,
} from './times.ts';
import { type Zones, zonesOf } from './zones.ts';

const MAX_COLLECTED = 10 * MAX_OCCURRENCES;
type Component = ICAL.Component;
type AddTime = (start: ZonedTime, length: Length, bookingId: string | null) => void;

/** Reads the busy times of a calendar. Skips free, cancelled and out-of-range events. */
export function readEvents(text: string, { officeZone, from, to }: CalendarRange): ReadCalendar {
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
  const { events } = components;
  const steps = countSteps(MAX_STEPS, MAX_ALL_STEPS);
  const zones = zonesOf(components.zones, officeZone, steps);
  const collected: Occurrence[] = [];
  const addTime: AddTime = (start, length, bookingId) => {
    const [begin, end] = [start.zone(start.time), endOf(start, length)];
    if (end <= begin || end <= from || begin >= to) return;
    if (collected.length >= MAX_COLLECTED) read.isCut = true;
    else collected.push({ start: Math.max(begin, from), end: Math.min(end, to), bookingId });
  };
  const changed = changedTimes(events, zones);
  for (const event of events) {
    steps.begin();
    try {
      if (readEvent(event, { zones, steps, addTime, changed, range: { officeZone, from, to } })) read.guessed += 1;
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

const uidOf = (event: Component): string => String(event.getFirstPropertyValue('uid') ?? '');
/** When a property occurs twice, both must say free: a line of a description may look like a property. */
const isFree = (event: Component): boolean =>
  ['transp', 'status'].some((name) => {
    const values = event.getAllProperties(name).map((property) => String(property.getFirstValue() ?? '').trim());
    return values.length > 0 && values.every((value) => /^(transparent|cancelled)$/i.test(value));
  });

/** By UID: the occurrences of recurring events that another event (RECURRENCE-ID) replaces. */
function changedTimes(events: Component[], zones: Zones): Map<string, Exceptions> {
  const changed = new Map<string, Exceptions>();
  for (const event of events) {
    if (!event.hasProperty('recurrence-id')) continue;
    const exceptions = changed.get(uidOf(event)) ?? new Exceptions();
    changed.set(uidOf(event), exceptions);
    const time = onlyTimeOf(event, 'recurrence-id', zones);
    if (time) exceptions.add(time);
  }
  return changed;
}

type EventContext = {
  zones: Zones;
  steps: Steps;
  addTime: AddTime;
  changed: Map<string, Exceptions>;
  range: CalendarRange;
};

/**
 * Guesses an unparsable part only where skipping it would lose busy time.
 * @returns whether something was guessed
 * @throws when the event has no start
 */
function readEvent(event: Component, { zones, steps, addTime, changed, range }: EventContext): boolean {
  if (isFree(event)) return false;
  const start = onlyTimeOf(event, 'dtstart', zones);
  if (!start) throw new Error('an event without a beginning');
  const uid = uidOf(event);
  const bookingId = idForm.test(uid) ? uid.toLowerCase() : null;
  const { isGuessed = false, ...length } = lengthOfEvent(event, start, zones);
  if (event.hasProperty('recurrence-id')) {
    addTime(start, length, bookingId);
    return isGuessed;
  }
  const exceptions = changed.get(uid) ?? new Exceptions();
  for (const property of event.getAllProperties('exdate'))
    for (const { start: time } of timesOf(property, zones)) exceptions.add(time);
  const addedStarts = new Set<number>();
  const addOnce = (zoned: ZonedTime, at: number, timeLength = length) => {
    if (addedStarts.has(at) || exceptions.has(zoned.time, at)) return;
    addedStarts.add(at);
    addTime(zoned, timeLength, bookingId);
  };
  addOnce(start, start.zone(start.time));
  for (const property of event.getAllProperties('rdate'))
    for (const { start: zoned, length: ownLength } of timesOf(property, zones))
      addOnce(zoned, zoned.zone(zoned.time), ownLength ?? length);
  // An event of this length may begin before the range and end in it.
  const duration = endOf(start, length) - start.zone(start.time);
  const addRepeats = (rule: ICAL.Recur) => {
    const span = { from: range.from - duration, to: range.to };
    for (const { time, at } of startsOf(rule, start.time, start.zone, steps, span)) {
      if (at >= range.to) break;
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

const rulesOf = (event: Component): string[] => [
  ...event.getAllProperties('rrule').map(ruleText),
  ...brokenOf(event, /^RRULE\b/i).map((line) => line.slice(line.indexOf(':') + 1)),
];

/** The text of a rule as it was written, undoing the library's reformatting. */
function ruleText(property: ICAL.Property): string {
  const parts = property.toJSON()[3] as unknown;
  if (typeof parts !== 'object' || parts === null) return String(parts ?? '');
  return Object.entries(parts)
    .map(
      ([name, value]) =>
        `${name.toUpperCase()}=${String(value).replace(/[-:](?=\d{2})/g, name === 'until' ? '' : '$&')}`,
    )
    .join(';');
}
