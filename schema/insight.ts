import * as z from 'zod/mini';
import { isDeskDay } from './desk.ts';
import { daysFrom } from './period.ts';

/** The names are the same in code and GraphQL. */
export const insightUnits = ['DAY', 'WEEK', 'MONTH'] as const;
export type InsightUnit = (typeof insightUnits)[number];

/** The longest period of a report, in days: 24 months with a leap day. */
export const MAX_DAYS = 731;
/** The longest period with daily points, in days. */
export const MAX_DAILY = 124;
/** Days in the figures of manage screens and dashboard, today included. */
export const RECENT_DAYS = 30;
/** Rows of a table in a report. */
export const MOST_ROWS = 100;

export const insightStrings = {
  failed: 'Failed to load the report.',
  summaryFailed: 'Failed to load the visits.',
  badDay: 'Please give a day as 2026-11-21',
  badDays: `Please use 1 to ${MAX_DAYS} days`,
  noEnd: 'Please give the first and the last day',
  disorder: 'The last day is before the first.',
  tooLong: `Please choose at most ${MAX_DAYS} days.`,
  tooManyDays: `Please choose at most ${MAX_DAILY} days, or weeks or months.`,
} as const;

const { badDay, badDays, noEnd, disorder, tooLong, tooManyDays } = insightStrings;
const day = z.string(badDay).check(z.length(10, badDay), z.refine(isDeskDay, badDay));

type Ends = { from?: string | null | undefined; to?: string | null | undefined };
/** Checks the number of days of a period when both ends are given. */
const ends = (isGood: (length: number) => boolean, { from, to }: Ends) => !from || !to || isGood(daysFrom(from, to));

export const InsightPeriodInput = z
  .object({
    days: z.nullish(z.number().check(z.minimum(1, badDays), z.maximum(MAX_DAYS, badDays))),
    from: z.nullish(day),
    to: z.nullish(day),
    unit: z.nullish(z.enum(insightUnits)),
  })
  .check(
    z.refine(({ from, to }) => Boolean(from) || !to, { error: noEnd, path: ['from'] }),
    z.refine(({ from, to }) => Boolean(to) || !from, { error: noEnd, path: ['to'] }),
    z.refine((range) => ends((length) => length >= 1, range), { error: disorder, path: ['to'] }),
    z.refine((range) => ends((length) => length <= MAX_DAYS, range), { error: tooLong, path: ['to'] }),
    z.refine(
      ({ unit, days, ...range }) =>
        unit !== 'DAY' || (ends((length) => length <= MAX_DAILY, range) && (range.from || (days ?? 0) <= MAX_DAILY)),
      { error: tooManyDays, path: ['unit'] },
    ),
  );
export type AskedPeriod = z.output<typeof InsightPeriodInput>;
