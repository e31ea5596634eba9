import ICAL from 'ical.js';
import rruleLibrary from 'rrule-js';
import { RRuleTemporal } from 'rrule-temporal';
import { describe, expect, test } from 'vitest';
import { asUtc, clockTime } from '#server/clients/booking/busy/read/clock.ts';
import { countSteps, startsOf } from '#server/clients/booking/busy/read/repeat.ts';

const { RRule } = rruleLibrary;
const DAY = 24 * 3600 * 1000;
const from = Date.UTC(2026, 0, 1);
/** Rules within a day are compared for a shorter time. */
const endOf = (rule: string) => (rule.includes('HOURLY') ? Date.UTC(2027, 1, 1) : Date.UTC(2029, 0, 1));
const textOf = (at: number) => new Date(at).toISOString().slice(0, 16);

function ours(rule: string, first: number): string[] {
  const start = clockTime(`${new Date(first).toISOString().slice(0, 19)}Z`);
  const steps = countSteps(200_000, 200_000);
  const starts = startsOf(ICAL.Recur.fromString(rule), start, asUtc, steps, { from, to: endOf(rule) });
  return [...starts].filter(({ at }) => at < endOf(rule)).map(({ at }) => textOf(at));
}

/** Days after which the calendar repeats. rrule looks for times until the year 9999, so it gets years near that. */
const CYCLES = 19 * 146_097 * DAY;

function byRrule(rule: string, first: number): string[] {
  const options = { ...RRule.parseString(rule), dtstart: new Date(first + CYCLES) };
  const dates = new RRule(options, true).between(new Date(from + CYCLES), new Date(endOf(rule) + CYCLES - 1), true);
  return dates.map((date) => textOf(date.getTime() - CYCLES));
}

function byTemporal(rule: string, first: number): string[] {
  const dtstart = `DTSTART:${new Date(first).toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const library = new RRuleTemporal({ rruleString: `${dtstart}\nRRULE:${rule}`, maxIterations: 40_000 });
  try {
    return library
      .between(new Date(from), new Date(endOf(rule) - 1), true)
      .map(({ epochMilliseconds: at }) => textOf(at));
  } catch {
    // Its limit of steps: no time was found in 40,000 periods.
    return [];
  }
}

/** A linear congruential generator. */
function randomOf(seed: number) {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const int = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const pick = <T>(values: readonly T[]) => values[int(0, values.length - 1)] as T;
  const list = (max: number, one: () => number | string) =>
    [...new Set(Array.from({ length: int(1, max) }, one))].join(',');
  return { random, int, pick, list, signed: (low: number, high: number) => (random() < 0.3 ? -1 : 1) * int(low, high) };
}

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

function ruleOf(seed: number): { rule: string; first: number } {
  const { random, int, pick, list, signed } = randomOf(seed * 7919);
  for (let skipped = 0; skipped < 20; skipped += 1) random();
  const freq = pick(['YEARLY', 'YEARLY', 'MONTHLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY']);
  const isLong = ['YEARLY', 'MONTHLY'].includes(freq);
  const parts = [`FREQ=${freq}`];
  const limits: string[] = [];
  if (random() < 0.4) parts.push(`INTERVAL=${freq === 'HOURLY' ? pick([2, 3, 6, 12]) : int(2, 4)}`);
  if (random() < 0.3) parts.push(`WKST=${pick(DAYS)}`);
  if (random() < 0.3) limits.push(`BYMONTH=${list(4, () => int(1, 12))}`);
  const hasWeeks = freq === 'YEARLY' && random() < 0.2;
  if (hasWeeks) limits.push(`BYWEEKNO=${list(3, () => signed(1, 53))}`);
  if (freq === 'YEARLY' && random() < 0.15) limits.push(`BYYEARDAY=${list(3, () => signed(1, 366))}`);
  if (freq !== 'WEEKLY' && random() < 0.4) limits.push(`BYMONTHDAY=${list(4, () => signed(1, isLong ? 31 : 28))}`);
  const hasOrdinals = isLong && !hasWeeks && random() < 0.4;
  if (random() < 0.5)
    limits.push(`BYDAY=${list(5, () => `${hasOrdinals && random() < 0.8 ? signed(1, 4) : ''}${pick(DAYS)}`)}`);
  if (freq !== 'HOURLY' && random() < 0.2) limits.push(`BYHOUR=${pick(['8', '9,17', '0,12,23'])}`);
  if (random() < 0.1) limits.push(`BYMINUTE=${pick(['0', '15', '0,30'])}`);
  if (limits.length && ['YEARLY', 'MONTHLY', 'WEEKLY'].includes(freq) && random() < 0.4)
    limits.push(`BYSETPOS=${list(2, () => signed(1, 3))}`);
  const first = Date.UTC(2026, int(0, 11), int(1, 28), int(0, 23), int(0, 59));
  return { rule: [...parts, ...limits].join(';'), first };
}

/** Rules whose BYSETPOS is left out, because the libraries order other sets. */
const isWide = (rule: string): boolean =>
  rule.includes('BYSETPOS') &&
  (rule.includes('BYWEEKNO') ||
    /BYYEARDAY.*(?:BYDAY|BYMONTHDAY)/.test(rule) ||
    /BYMONTHDAY.*BYDAY=\S*\d/.test(rule) ||
    (/BYDAY=[^;]*\d/.test(rule) && /BYDAY=(?:[^;]*,)?[A-Z]/.test(rule)));

describe('600 seeded rules in two libraries', () => {
  const cases = Array.from({ length: 600 }, (_, seed) => ruleOf(seed + 1));
  test('every time that one of the two libraries has is busy', () => {
    const faults: string[] = [];
    let agreed = 0;
    for (const { rule, first } of cases) {
      const [mine, one, other] = [ours(rule, first), byRrule(rule, first), byTemporal(rule, first)];
      const found = new Set(mine);
      const missing = [...one, ...other].filter((time) => !found.has(time));
      const isAgreed = JSON.stringify(one) === JSON.stringify(other) && !isWide(rule);
      if (isAgreed) agreed += 1;
      const known = new Set(one);
      const extra = isAgreed ? mine.filter((time) => !known.has(time)) : [];
      if (missing.length || extra.length)
        faults.push(`${rule} from ${textOf(first)}: missing ${missing.slice(0, 4)}; extra ${extra.slice(0, 4)}`);
    }
    expect(faults).toEqual([]);
    expect(agreed).toBeGreaterThan(400);
  });
});
