import { describe, expect, test } from 'vitest';
import { datesIn } from '#web/shared/dates.ts';

const { longDateTime, shortDate, shortDateTime } = datesIn('Asia/Kolkata');

const inOffice = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', ...options });
const day = inOffice({ month: 'short', day: 'numeric', year: 'numeric' });

/** A moment in every week of fifty years, at every hour of the day. */
const moments = Array.from({ length: 52 * 50 }, (_, week) => new Date(Date.UTC(1999, 0, 1, week * 169, week % 60)));

describe('a date', () => {
  test('a date is the day in the office, formatted like Intl', () => {
    expect(moments.map((moment) => shortDate(moment.toISOString()))).toEqual(moments.map((one) => day.format(one)));
  });

  test.each([
    ['the last minute of a day in India', '2026-11-21T18:29:59Z', 'November 21, 2026 at 11:59 PM'],
    ['its midnight', '2026-11-21T18:30:00Z', 'November 22, 2026 at 12:00 AM'],
    ['the minute before noon', '2026-11-22T06:29:00Z', 'November 22, 2026 at 11:59 AM'],
    ['noon', '2026-11-22T06:30:00Z', 'November 22, 2026 at 12:00 PM'],
    ['one in the morning', '2025-12-31T19:35:00Z', 'January 1, 2026 at 1:05 AM'],
  ])('a date with time is in the office time zone: %s', (_, moment, long) => {
    expect(longDateTime(moment)).toBe(long);
    expect(shortDateTime(moment)).toBe(long.replace(/^(\w{3})\w*/, '$1'));
  });

  test('a missing date is N/A, unlike an unreadable one', () => {
    expect([null, undefined, '', 'yesterday'].map(shortDate)).toEqual(['N/A', 'N/A', 'N/A', 'Invalid Date']);
  });
});
