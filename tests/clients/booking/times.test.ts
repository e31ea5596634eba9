import { describe, expect, test } from 'vitest';
import { dayOf, startOfDay, timeOf } from '#schema/officeTime.ts';
import type { BookingRules, OpeningHours } from '#schema/site.ts';
import { weekdays } from '#schema/weekdays.ts';
import { freeOf, slotsOf } from '#server/clients/booking/availability.ts';
import { bookable } from '#server/clients/booking/freeTimes.ts';
import { lastMomentAt, momentsAt } from '#server/clients/booking/zonedTime.ts';
import { named } from '#web/site/booking/days.ts';

const utc = (moment: Date | undefined) => moment?.toISOString().replace('T', ' ').slice(0, 16);

describe('local times of a zone', () => {
  test.each([
    ['half an hour beside the full one', '2026-11-27', '09:00', 'Asia/Kolkata', ['2026-11-27 03:30']],
    ['a quarter beside it', '2026-11-27', '09:00', 'Asia/Kathmandu', ['2026-11-27 03:15']],
    ['the day before in UTC', '2026-03-01', '04:00', 'Asia/Kolkata', ['2026-02-28 22:30']],
    ['the year before in UTC', '2027-01-01', '00:00', 'Asia/Kolkata', ['2026-12-31 18:30']],
    ['the year after in UTC', '2026-12-31', '23:30', 'America/New_York', ['2027-01-01 04:30']],
    ['a leap day', '2028-02-29', '12:00', 'Europe/Berlin', ['2028-02-29 11:00']],
    ['the last time before the hour that is left out', '2027-03-14', '01:59', 'America/New_York', ['2027-03-14 06:59']],
    ['the beginning of the hour that is left out', '2027-03-14', '02:00', 'America/New_York', []],
    ['the end of the hour that is left out', '2027-03-14', '02:59', 'America/New_York', []],
    ['the first time after it', '2027-03-14', '03:00', 'America/New_York', ['2027-03-14 07:00']],
    ['the last before the hour that comes twice', '2026-10-25', '01:59', 'Europe/Berlin', ['2026-10-24 23:59']],
    [
      'the beginning of the hour that comes twice',
      '2026-10-25',
      '02:00',
      'Europe/Berlin',
      ['2026-10-25 00:00', '2026-10-25 01:00'],
    ],
    ['its end', '2026-10-25', '02:59', 'Europe/Berlin', ['2026-10-25 00:59', '2026-10-25 01:59']],
    ['the first after it', '2026-10-25', '03:00', 'Europe/Berlin', ['2026-10-25 02:00']],
    [
      'half an hour that comes twice',
      '2027-04-04',
      '01:45',
      'Australia/Lord_Howe',
      ['2027-04-03 14:45', '2027-04-03 15:15'],
    ],
    ['a midnight that is left out', '2027-04-30', '00:00', 'Africa/Cairo', []],
    ['a zone without summer time', '2027-07-01', '09:00', 'Asia/Kolkata', ['2027-07-01 03:30']],
  ])('local times around a DST change are converted: %s', (_, day, time, zone, moments) => {
    expect(momentsAt(day, time, zone).map(utc)).toEqual(moments);
    for (const moment of momentsAt(day, time, zone)) {
      expect([dayOf(moment, zone), timeOf(moment, zone)]).toEqual([day, time]);
    }
  });

  test('a day whose midnight is skipped begins at the next time', () => {
    expect(utc(startOfDay('2027-04-30', 'Africa/Cairo'))).toBe('2027-04-29 22:00');
    expect(utc(startOfDay('2026-11-27', 'Asia/Kolkata'))).toBe('2026-11-26 18:30');
  });

  test('a closing time that comes twice is the later of the two', () => {
    expect(utc(lastMomentAt('2026-10-25', '02:30', 'Europe/Berlin'))).toBe('2026-10-25 01:30');
  });

  test('a closing time that the clocks skip is read with the offset before the change', () => {
    expect(utc(lastMomentAt('2027-03-28', '02:30', 'Europe/Berlin'))).toBe('2027-03-28 01:30');
  });
});

const daily = (opens: string, closes: string): OpeningHours => ({ days: [...weekdays], opens, closes });
const host = (hours: OpeningHours[], rest: Partial<Parameters<typeof slotsOf>[0]> = {}) => ({
  ...{ hours, daysOff: [], added: [], removed: [] },
  ...rest,
});
const rules = (timeZone: string, minutes = 30, gapMinutes = 0) => ({ timeZone, minutes, gapMinutes });
const starts = (slots: { start: Date }[], zone: string) => slots.map(({ start }) => timeOf(start, zone));

describe('the slots of a host', () => {
  test('slots follow one another within the weekly hours with the gap, the last ending by closing time', () => {
    const zone = 'Asia/Kolkata';
    const on = (minutes: number, gap: number) =>
      starts(slotsOf(host([daily('10:00', '12:00')]), rules(zone, minutes, gap), '2026-11-27', 1), zone);
    expect(on(30, 0)).toEqual(['10:00', '10:30', '11:00', '11:30']);
    expect(on(30, 15)).toEqual(['10:00', '10:45', '11:30']);
    expect(on(60, 0)).toEqual(['10:00', '11:00']);
    expect(on(61, 0)).toEqual(['10:00']);
    expect(on(121, 0)).toEqual([]);
  });

  test('slots are on the named weekdays, but not on days off', () => {
    const zone = 'Asia/Kolkata';
    const hours: OpeningHours[] = [{ days: ['FRIDAY', 'SUNDAY'], opens: '10:00', closes: '10:30' }];
    // 27 November 2026 is a Friday.
    const days = (daysOff: string[]) =>
      slotsOf(host(hours, { daysOff }), rules(zone), '2026-11-26', 8).map(({ start }) => dayOf(start, zone));
    expect(days([])).toEqual(['2026-11-27', '2026-11-29']);
    expect(days(['2026-11-29'])).toEqual(['2026-11-27']);
  });

  test('slots that are added or removed by hand overrule the weekly ones', () => {
    const zone = 'Asia/Kolkata';
    const at = (time: string) => momentsAt('2026-11-27', time, zone) as [Date];
    const on = (rest: Parameters<typeof host>[1]) =>
      starts(slotsOf(host([daily('10:00', '11:30')], rest), rules(zone), '2026-11-27', 1), zone);
    expect(on({ added: at('10:15') })).toEqual(['10:15', '11:00']);
    expect(on({ removed: at('10:30') })).toEqual(['10:00', '11:00']);
    expect(on({ added: at('18:00'), daysOff: ['2026-11-27'] })).toEqual(['18:00']);
  });

  test.each([
    ['in the hour that is left out there is none', '2027-03-14', 30, ['01:00', '01:30', '03:00', '03:30']],
    [
      'in the hour that comes twice they come twice',
      '2026-11-01',
      30,
      ['01:00', '01:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30'],
    ],
    ['those that would overlap in the hour that comes twice are left out', '2026-11-01', 90, ['01:00', '02:30']],
  ])('slots follow the DST changes of New York: %s', (_, day, minutes, expected) => {
    const zone = 'America/New_York';
    const slots = slotsOf(host([daily('01:00', '04:00')]), rules(zone, minutes), day, 1);
    expect(starts(slots, zone)).toEqual(expected);
    const sorted = slots.toSorted((one, other) => one.start.getTime() - other.start.getTime());
    expect(slots).toEqual(sorted);
    for (const [index, slot] of slots.entries())
      expect(slot.start.getTime()).toBeGreaterThanOrEqual(slots[index - 1]?.end.getTime() ?? 0);
  });
});

describe('free slots', () => {
  const zone = 'UTC';
  const at = (time: string) => momentsAt('2026-11-27', time, zone)[0] as Date;
  const free = (gap: number, ...taken: [from: string, to: string][]) =>
    starts(
      freeOf(
        slotsOf(host([daily('10:00', '12:00')]), rules(zone), '2026-11-27', 1),
        taken.map(([from, to]) => ({ start: at(from), end: at(to) })),
        { gapMinutes: gap },
      ),
      zone,
    );
  test('a slot is free unless something overlaps it', () => {
    expect(free(0, ['10:00', '10:30'])).toEqual(['10:30', '11:00', '11:30']);
    expect(free(0, ['10:29', '10:31'])).toEqual(['11:00', '11:30']);
    expect(free(0, ['09:00', '13:00'])).toEqual([]);
    expect(free(0, ['09:00', '10:00'], ['12:00', '13:00'])).toEqual(['10:00', '10:30', '11:00', '11:30']);
  });
  test('the gap is kept before and after an event', () => {
    expect(free(15, ['09:00', '10:00'])).toEqual(['10:30', '11:00', '11:30']);
    expect(free(15, ['09:00', '09:45'])).toEqual(['10:00', '10:30', '11:00', '11:30']);
    expect(free(15, ['12:00', '13:00'])).toEqual(['10:00', '10:30', '11:00']);
    expect(free(15, ['12:15', '13:00'])).toEqual(['10:00', '10:30', '11:00', '11:30']);
  });
});

test('repeated local times are distinguished by the zone name', () => {
  const slots = ['04:30', '05:00', '05:30', '06:00', '06:30', '07:00'].map((time) => ({
    __typename: 'FreeSlot' as const,
    startsAt: `2026-11-01T${time}:00.000Z`,
    endsAt: '',
  }));
  expect(named(slots, 'America/New_York', timeOf).map(({ label }) => label)).toEqual([
    ...['00:30', '01:00 EDT', '01:30 EDT', '01:00 EST', '01:30 EST', '02:00'],
  ]);
  expect(named(slots, 'Asia/Kolkata', timeOf).map(({ label }) => label)).toEqual([
    ...['10:00', '10:30', '11:00', '11:30', '12:00', '12:30'],
  ]);
});

test('the bookable range is from the notice to the end of the last day in the office', () => {
  const booking: BookingRules = {
    ...{ timeZone: 'Asia/Kolkata', minutes: 30, gapMinutes: 0 },
    ...{ noticeHours: 12, horizonDays: 3, offersHosts: false },
    ...{ openCallsPerMailbox: 3, openCallsPerNetwork: 10 },
  };
  const { start, end } = bookable(booking, new Date('2026-12-30T20:00:00Z'));
  expect([utc(start), utc(end)]).toEqual(['2026-12-31 08:00', '2027-01-03 18:30']);
});
