import { describe, expect, test } from 'vitest';
import { InsightPeriodInput } from '#schema/insight.ts';
import { daysFrom, mondayOf, monthOf, nextMonthOf } from '#schema/period.ts';
import type { Site } from '#schema/site.ts';
import { momentsOf, periodBefore, periodOf, pointsOf, todayOf } from '#server/office/dashboard/insight/period.ts';

const today = '2026-11-26';

describe('a period', () => {
  test.for<[string, object, object]>([
    ['the last 30 days, unless something is said', {}, { from: '2026-10-28', to: '2026-11-26', unit: 'DAY' }],
    ['so many days up to today', { days: 7 }, { from: '2026-11-20', to: '2026-11-26', unit: 'DAY' }],
    ['one day', { days: 1 }, { from: '2026-11-26', to: '2026-11-26', unit: 'DAY' }],
    ['in weeks beyond 31 days', { days: 32 }, { from: '2026-10-26', to: '2026-11-26', unit: 'WEEK' }],
    ['in months beyond 184', { days: 185 }, { from: '2026-05-26', to: '2026-11-26', unit: 'MONTH' }],
    ['what is asked for', { days: 7, unit: 'MONTH' }, { from: '2026-11-20', to: '2026-11-26', unit: 'MONTH' }],
    [
      'from a day to a day, over those up to today',
      { days: 7, from: '2028-02-28', to: '2028-03-01' },
      { from: '2028-02-28', to: '2028-03-01', unit: 'DAY' },
    ],
  ])('a period is %s', ([, filter, expected]) => {
    expect(periodOf(InsightPeriodInput.parse(filter), today)).toEqual(expected);
  });

  test.each([
    ['Asia/Kolkata', '2026-11-25T18:29:59Z', '2026-11-25'],
    ['Asia/Kolkata', '2026-11-25T18:30:00Z', '2026-11-26'],
    ['America/New_York', '2026-11-26T04:59:59Z', '2026-11-25'],
    ['America/New_York', '2026-11-26T05:00:00Z', '2026-11-26'],
  ])('a period ends with the current day in %s at %s', (timeZone, now, day) => {
    const site = { timeZone } as Site;
    expect(todayOf({ now: () => new Date(now), site })).toBe(day);
  });

  test('a period lies between midnights in India', () => {
    const { begin, end } = momentsOf({ from: '2026-11-25', to: '2026-11-26' }, 'Asia/Kolkata');
    expect([begin, end].map((one) => one.toISOString())).toEqual([
      '2026-11-24T18:30:00.000Z',
      '2026-11-26T18:30:00.000Z',
    ]);
  });

  test('the previous period has as many days', () => {
    expect(periodBefore({ from: '2028-03-01', to: '2028-03-30' })).toEqual({ from: '2028-01-31', to: '2028-02-29' });
    expect(periodBefore({ from: '2026-11-26', to: '2026-11-26' })).toEqual({ from: '2026-11-25', to: '2026-11-25' });
  });
});

describe('the points of a period', () => {
  const begins = (from: string, to: string, unit: 'DAY' | 'WEEK' | 'MONTH') =>
    pointsOf({ from, to }, unit).map((point) => `${point.from} ${point.to}`);

  test('daily points include the leap day', () => {
    expect(begins('2028-02-28', '2028-03-01', 'DAY')).toEqual([
      '2028-02-28 2028-02-28',
      '2028-02-29 2028-02-29',
      '2028-03-01 2028-03-01',
    ]);
  });

  test('weekly points begin on Monday and are cut at both ends of the period', () => {
    expect(begins('2026-11-15', '2026-11-24', 'WEEK')).toEqual([
      '2026-11-15 2026-11-15',
      '2026-11-16 2026-11-22',
      '2026-11-23 2026-11-24',
    ]);
    expect([mondayOf('2026-11-22'), mondayOf('2026-11-23')]).toEqual(['2026-11-16', '2026-11-23']);
  });

  test('monthly points are calendar months, across the end of a year', () => {
    expect(begins('2027-12-31', '2028-02-29', 'MONTH')).toEqual([
      '2027-12-31 2027-12-31',
      '2028-01-01 2028-01-31',
      '2028-02-01 2028-02-29',
    ]);
    expect([monthOf('2028-02-29'), nextMonthOf('2027-12-31')]).toEqual(['2028-02-01', '2028-01-01']);
  });
});

describe('the rule of a period', () => {
  const faults = (filter: object) => {
    const { success, error } = InsightPeriodInput.safeParse(filter);
    return success ? [] : error.issues.map(({ path }) => path.join('.'));
  };

  test.for<[object, string[]]>([
    [{ days: 0 }, ['days']],
    [{ days: 1 }, []],
    [{ days: 731 }, []],
    [{ days: 732 }, ['days']],
    [{ from: '2026-11-26' }, ['to']],
    [{ to: '2026-11-26' }, ['from']],
    [{ from: '2026-11-26', to: '2026-11-26' }, []],
    [{ from: '2026-11-27', to: '2026-11-26' }, ['to']],
    [{ from: '2026-01-01', to: '2028-01-01' }, []],
    [{ from: '2026-01-01', to: '2028-01-02' }, ['to']],
    [{ from: '2026-02-29', to: '2026-03-01' }, ['from']],
    [{ from: '1999-12-31', to: '2000-01-01' }, ['from']],
    [{ days: 124, unit: 'DAY' }, []],
    [{ days: 125, unit: 'DAY' }, ['unit']],
    [{ days: 125, unit: 'WEEK' }, []],
    [{ from: '2026-01-01', to: '2026-05-04', unit: 'DAY' }, []],
    [{ from: '2026-01-01', to: '2026-05-05', unit: 'DAY' }, ['unit']],
  ])('the rule finds in the period %j the faults %j', ([filter, expected]) => expect(faults(filter)).toEqual(expected));

  test('the rule allows 24 months with a leap day', () => expect(daysFrom('2026-03-01', '2028-02-29')).toBe(731));
});
