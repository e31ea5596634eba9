import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { dayOf, exactTimeOf, localTimeByIntl, momentOf, officePlace, startOfDay, timeOf } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';

const HOUR_MS = 3600 * 1000;
const zones = [
  ...['Asia/Kolkata', 'America/New_York', 'Europe/Berlin', 'Asia/Kathmandu', 'Asia/Beirut', 'America/Sao_Paulo'],
  ...['Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns', 'UTC'],
];
/** Moments of 2016 to 2027, one a day, at every hour. */
const moments = Array.from({ length: 4000 }, (_, index) => new Date(Date.UTC(2016, 0, 1) + index * 24.3 * HOUR_MS));

describe('a day and a time', () => {
  test.each([
    ['2026-11-21T18:29:59Z', 'Asia/Kolkata', '2026-11-21', '23:59:59'],
    ['2026-11-21T18:30:00Z', 'Asia/Kolkata', '2026-11-22', '00:00:00'],
    ['2026-11-21T18:14:59Z', 'Asia/Kathmandu', '2026-11-21', '23:59:59'],
    ['2026-11-21T18:15:00Z', 'Asia/Kathmandu', '2026-11-22', '00:00:00'],
    ['2027-03-14T06:59:59Z', 'America/New_York', '2027-03-14', '01:59:59'],
    ['2027-03-14T07:00:00Z', 'America/New_York', '2027-03-14', '03:00:00'],
    ['2027-11-07T05:59:59Z', 'America/New_York', '2027-11-07', '01:59:59'],
    ['2027-11-07T06:00:00Z', 'America/New_York', '2027-11-07', '01:00:00'],
    ['2027-12-31T23:30:00Z', 'Europe/Berlin', '2028-01-01', '00:30:00'],
    ['2028-02-29T12:00:00Z', 'Pacific/Kiritimati', '2028-03-01', '02:00:00'],
  ])('the day and time at %s in %s are %s and %s', (at, zone, day, time) => {
    const moment = new Date(at);
    expect([dayOf(moment, zone), exactTimeOf(moment, zone)]).toEqual([day, time]);
    expect(timeOf(moment, zone)).toBe(time.slice(0, 5));
  });

  test.each([
    ['2026-11-21', '9:30', 'Asia/Kolkata', '2026-11-21T04:00:00.000Z'],
    ['2026-11-21', '09:30', 'Asia/Kathmandu', '2026-11-21T03:45:00.000Z'],
    // Skipped, and repeated: as Temporal's 'compatible'.
    ['2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
    ['2027-11-07', '01:30', 'America/New_York', '2027-11-07T05:30:00.000Z'],
    ['2027-11-07', '02:00', 'America/New_York', '2027-11-07T07:00:00.000Z'],
    ['2027-10-31', '02:00', 'Europe/Berlin', '2027-10-31T00:00:00.000Z'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ])('%s %s in %s are the moment %s', (day, time, zone, at) => {
    expect(momentOf(day, time, zone).toISOString()).toBe(at);
    const { epochMilliseconds } = Temporal.PlainDateTime.from(`${day}T${time.padStart(5, '0')}`).toZonedDateTime(zone);
    expect(epochMilliseconds).toBe(Date.parse(at));
  });

  test('a day and a time that cannot be read are no moment', () => {
    expect(Number.isNaN(momentOf('someday', '09:00', 'Asia/Kolkata').getTime())).toBe(true);
  });

  test.each([
    ['Asia/Beirut', '2027-03-28', '2027-03-27T22:00:00.000Z', '01:00'],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', '01:00'],
    ['Africa/Cairo', '2027-04-30', '2027-04-29T22:00:00.000Z', '01:00'],
    ['America/New_York', '2027-03-14', '2027-03-14T05:00:00.000Z', '00:00'],
  ])('in %s the day %s begins at %s, when the clocks say %s', (zone, day, at, time) => {
    const start = startOfDay(day, zone);
    expect([start.toISOString(), timeOf(start, zone)]).toEqual([at, time]);
    expect(dayOf(new Date(start.getTime() - 1), zone)).toBe(dayAfter(day, -1));
  });

  test('a day has as many hours as the clocks give it', () => {
    const hours = (day: string, zone: string) =>
      (startOfDay(dayAfter(day, 1), zone).getTime() - startOfDay(day, zone).getTime()) / HOUR_MS;
    expect(hours('2027-03-14', 'America/New_York')).toBe(23);
    expect(hours('2027-11-07', 'America/New_York')).toBe(25);
    expect(hours('2027-03-28', 'Asia/Beirut')).toBe(23);
    expect(hours('2026-10-04', 'Australia/Lord_Howe')).toBe(23.5);
    expect(hours('2027-03-14', 'Asia/Kathmandu')).toBe(24);
  });

  test('day and time are the same in a browser without Temporal', ({ onTestFinished }) => {
    const read = () =>
      zones.map((zone) => moments.map((moment) => `${dayOf(moment, zone)}T${exactTimeOf(moment, zone)}`));
    const starts = () => zones.map((zone) => moments.map((moment) => startOfDay(dayOf(moment, zone), zone).getTime()));
    const some = moments.splice(0, moments.length - 400);
    const expected = [read(), starts()];
    vi.stubGlobal('Temporal', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect([read(), starts()]).toEqual(expected);
    vi.unstubAllGlobals();
    for (const zone of zones)
      for (const moment of some)
        expect(`${dayOf(moment, zone)}T${exactTimeOf(moment, zone)}`).toBe(localTimeByIntl(moment, zone));
  });
});

test('the place of the office is that of its zone except for India', () => {
  expect(['Asia/Kolkata', 'America/New_York', 'UTC'].map(officePlace)).toEqual(['India', 'New York', 'UTC']);
});

test('the time zone of the process changes no day or time of the office', async () => {
  const script = `import { dayOf, momentOf, timeOf } from '#schema/officeTime.ts';
    const at = [Date.UTC(2027, 2, 14, 6, 59), Date.UTC(2027, 10, 7, 6), Date.UTC(2026, 10, 21, 18, 20)];
    const read = (zone) => [at.map((ms) => dayOf(new Date(ms), zone) + timeOf(new Date(ms), zone)), momentOf('2027-03-14', '02:30', zone)];
    console.log(new Date(0).getTimezoneOffset(), JSON.stringify(${JSON.stringify(zones)}.map(read)));`;
  const outputs = await Promise.all(
    ['UTC', 'Pacific/Kiritimati', 'America/New_York'].map(async (TZ) => {
      const env = { ...process.env, TZ };
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
      return [stdout.slice(0, stdout.indexOf(' ')), stdout.slice(stdout.indexOf(' '))] as const;
    }),
  );
  expect(new Set(outputs.map(([offset]) => offset)).size).toBe(3);
  expect(new Set(outputs.map(([, text]) => text)).size).toBe(1);
});
