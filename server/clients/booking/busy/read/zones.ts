import ICAL from 'ical.js';
import { isTimeZone } from '#schema/timeZone.ts';
import { asUtc, clockTime, type Zone } from './clock.ts';
import { guessZone } from './guessZone.ts';
import { type Steps, startsOf } from './repeat.ts';

/** Offsets from UTC before and after a change, in ms. */
type Change = { at: number; before: number; after: number };

/** RFC 5545 section 3.3.5: a skipped time moves later, of a repeated time the first counts. */
const namedZone =
  (name: string): Zone =>
  ({ year, month, day, hour, minute, second }) =>
    new Temporal.PlainDateTime(year, month, day, hour, minute, second).toZonedDateTime(name).epochMilliseconds;

/** Reported names of unknown zones, and characters of each. */
const [MAX_NAMES, MAX_NAME] = [3, 60];
/** Rules per VTIMEZONE; real ones have two, or some per year. */
const MAX_RULES = 300;

export type Zones = {
  /** The zone of a time that does not end with Z. */
  of(property: ICAL.Property): Zone;
  office: Zone;
  unknown: Set<string>;
};

/**
 * Resolves a zone by its IANA name, then by the calendar's VTIMEZONE, then by a guess from its name. An unknown zone is
 * the office's.
 * @param ownZone the calendar's zone, for times without one; null without one
 */
export function zonesOf(
  definitions: ICAL.Component[],
  officeZone: string,
  ownZone: string | null,
  steps: Steps,
): Zones {
  const office = namedZone(officeZone);
  const unknown = new Set<string>();
  const zonesById = new Map<string, Zone>();
  const defined = new Map(definitions.map((definition) => [textOf(definition, 'tzid'), definition]));
  const find = (name: string): Zone => {
    const isKnown = isTimeZone(name.trim());
    // The rules of a place change, and a calendar may have the old ones. EST and CET are names of zones without rules too.
    if (isKnown && name.includes('/')) return namedZone(name.trim());
    const definition = defined.get(name);
    const changes = definition && changesOf(definition, steps);
    if (changes?.length) return changingZone(changes);
    if (isKnown) return namedZone(name.trim());
    const location = definition && textOf(definition, 'x-lic-location');
    const guess = location && isTimeZone(location) ? location : guessZone(name);
    if (guess) return namedZone(guess);
    if (unknown.size < MAX_NAMES)
      unknown.add(
        name
          .replace(/\p{Cc}/gu, '')
          .slice(0, MAX_NAME)
          .toWellFormed(),
      );
    return office;
  };
  return {
    office,
    unknown,
    of(property) {
      const name = property.getFirstParameter('tzid') || ownZone;
      if (!name) return office;
      const zone = zonesById.get(name) ?? find(name);
      zonesById.set(name, zone);
      return zone;
    },
  };
}

const textOf = (component: ICAL.Component, name: string): string => String(component.getFirstPropertyValue(name) ?? '');

/** @param changes ordered by time */
const changingZone = (changes: Change[]): Zone => {
  // The old offset holds until the skipped or repeated hour is over.
  const untilOf = ({ at, before, after }: Change) => at + Math.max(before, after);
  return (time) => {
    const clock = asUtc(time);
    const last = changes.findLast((change) => untilOf(change) <= clock);
    return clock - (last ? last.after : (changes[0] as Change).before);
  };
};

function changesOf(definition: ICAL.Component, steps: Steps): Change[] {
  const rules = definition.getAllSubcomponents();
  if (rules.length > MAX_RULES) return [];
  try {
    return rules.flatMap((rule) => changesOfRule(rule, steps)).sort((a, b) => a.at - b.at);
  } catch {
    return [];
  }
}

function changesOfRule(rule: ICAL.Component, steps: Steps): Change[] {
  const [before, after] = ['tzoffsetfrom', 'tzoffsetto'].map((name) => {
    const offset = rule.getFirstPropertyValue(name);
    if (!(offset instanceof ICAL.UtcOffset)) throw new Error(`a rule without ${name}`);
    return offset.toSeconds() * 1000;
  }) as [number, number];
  const start = clockTime(String(rule.getFirstProperty('dtstart')?.toJSON()[3]));
  const begins = [start, ...rule.getAllProperties('rdate').map((property) => clockTime(String(property.toJSON()[3])))];
  const repeats = rule.getFirstPropertyValue('rrule');
  if (repeats instanceof ICAL.Recur && repeats.freq !== 'YEARLY') throw new Error('clocks change once a year');
  const range = { from: Date.UTC(1970, 0), to: Date.UTC(new Date().getUTCFullYear() + 3, 0) };
  const at = (time: ICAL.Time) => asUtc(time) - before;
  const repeated = repeats instanceof ICAL.Recur ? startsOf(repeats, start, at, steps, range) : [];
  const moments = [...begins.map(at), ...[...repeated].map((change) => change.at)];
  return moments.map((at) => ({ at, before, after }));
}
