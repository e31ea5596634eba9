import { describe, expect, test } from 'vitest';
import { firstFaults } from '#schema/common.ts';
import { INDIA, isDay } from '#schema/officeTime.ts';
import { newSlot, SLOT_MINUTES, SLOT_STEP_SECONDS, slotEnd } from '#schema/slot.ts';
import { dayOf, momentOf, timeOf } from '#tests/kit/content/india.ts';
import { makeSample } from '#web/office/booking/calendar/sample.ts';
import { addDays, around, STRIP_DAYS, stripFrom } from '#web/site/booking/stripDays.ts';

const MINUTE = 60_000;
/** 14:00 in India. */
const now = new Date('2026-11-21T08:30:00Z');

/** The messages of the rule by field; empty when the slot can be added. */
function faults(date: unknown, time: unknown, taken: string[] = [], at = now) {
  const judged = newSlot(
    at,
    taken.map((one) => new Date(one)),
  ).safeParse({ date, time });
  return judged.success ? {} : firstFaults(judged.error);
}

test('the samples have slots of 30 minutes, the zone Asia/Kolkata and strips of seven days', () => {
  expect([SLOT_MINUTES, SLOT_STEP_SECONDS, INDIA, STRIP_DAYS]).toEqual([30, 1800, 'Asia/Kolkata', 7]);
  expect(slotEnd(now).getTime() - now.getTime()).toBe(30 * MINUTE);
});

describe('the date of a new slot', () => {
  test.each(['', 'tomorrow', '2026-02-30', '2026-13-01', '21-11-2026', '2026-11-22T10:00', undefined, null, 20261122])(
    'a slot with the invalid date %o is refused',
    (date) => expect(faults(date, '10:00')).toEqual({ date: 'Please enter a valid date.' }),
  );

  test('the date of a slot can be today, but not yesterday', () => {
    expect(faults('2026-11-21', '23:30')).toEqual({});
    expect(faults('2026-11-20', '23:30')).toEqual({ date: 'Cannot add slots to past dates.' });
  });

  test('the date of a slot is the day in India, where midnight is at 18:30 UTC', () => {
    const before = new Date('2026-11-21T18:29:00Z');
    const after = new Date('2026-11-21T18:30:00Z');
    expect(faults('2026-11-21', '23:59', [], before)).toEqual({});
    expect(faults('2026-11-21', '23:59', [], after)).toEqual({ date: 'Cannot add slots to past dates.' });
    expect(faults('2026-11-22', '00:00', [], after)).toEqual({});
  });
});

describe('the time of a new slot', () => {
  test.each(['', '  ', undefined, null])('the time of a slot is required: %o', (time) => {
    expect(faults('2026-11-22', time)).toEqual({ time: 'Please enter a time (HH:mm).' });
  });

  test.each(['24:00', '9:60', '9:5', '930', '09:30:00', '9:30 AM', '-1:00', '9.30', '009:30', '９:30'])(
    'a time that is not in 24-hour format is refused: %s',
    (time) => expect(faults('2026-11-22', time)).toEqual({ time: 'Invalid time format. Use HH:mm (24-hour).' }),
  );

  test.each(['0:00', '00:00', '9:30', '09:30', ' 19:05 ', '23:59'])('the time %s is accepted', (time) => {
    expect(faults('2026-11-22', time)).toEqual({});
  });

  test('the time of a slot can be the current minute, but not the one before', () => {
    expect(faults('2026-11-21', '14:00')).toEqual({});
    expect(faults('2026-11-21', '13:59')).toEqual({ time: 'Cannot add slots to past times.' });
    expect(faults('2026-11-21', '14:00', [], new Date(now.getTime() + 1))).toEqual({
      time: 'Cannot add slots to past times.',
    });
  });

  test('a wrong time is reported beside a wrong date', () => {
    expect(faults('2026-11-20', '25:00')).toEqual({
      date: 'Cannot add slots to past dates.',
      time: 'Invalid time format. Use HH:mm (24-hour).',
    });
  });
});

describe('a slot that exists', () => {
  /** 10:30 in India. */
  const there = ['2026-11-22T05:00:00Z'];
  test.each([
    ['10:00', {}],
    ['10:01', { time: 'Slot clashes with existing slot at 10:30' }],
    ['10:30', { time: 'Slot clashes with existing slot at 10:30' }],
    ['10:59', { time: 'Slot clashes with existing slot at 10:30' }],
    ['11:00', {}],
  ])('a new slot at %s clashes with one at 10:30 only if they overlap', (time, said) =>
    expect(faults('2026-11-22', time, there)).toEqual(said),
  );

  test('a slot of the evening before clashes across midnight', () => {
    const late = ['2026-11-22T18:15:00Z'];
    expect(faults('2026-11-23', '0:14', late)).toEqual({ time: 'Slot clashes with existing slot at 23:45' });
    expect(faults('2026-11-23', '0:15', late)).toEqual({});
  });

  test('the earlier of two clashing slots is named', () => {
    expect(faults('2026-11-22', '10:45', [...there, '2026-11-22T05:30:00Z'])).toEqual({
      time: 'Slot clashes with existing slot at 10:30',
    });
  });
});

describe('days and times', () => {
  test('days and times are those of India by default', () => {
    const clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: INDIA,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    for (const text of [
      '2026-01-01T00:00:00Z',
      '2026-07-01T18:29:59Z',
      '2026-07-01T18:30:00Z',
      '2028-02-29T20:00:00Z',
    ]) {
      const moment = new Date(text);
      expect(`${dayOf(moment)}, ${timeOf(moment)}`).toBe(clock.format(moment));
      expect(momentOf(dayOf(moment), timeOf(moment)).getTime()).toBe(Math.floor(moment.getTime() / MINUTE) * MINUTE);
    }
  });

  test('days are added across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
    expect(stripFrom(around('2026-03-01'))).toEqual([
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
    ]);
    expect([isDay('2028-02-29'), isDay('2027-02-29')]).toEqual([true, false]);
  });
});

test('the sample has past and future days, full, open and empty ones, in order and without clashes', () => {
  const { slots, bookings } = makeSample('2026-11-21', now);
  const days = new Set(slots.map(({ startTimeUTC }) => dayOf(new Date(startTimeUTC))));
  expect([...days].filter((day) => day < '2026-11-21').length).toBeGreaterThan(6);
  expect([...days].filter((day) => day > '2026-11-21').length).toBeGreaterThan(6);
  expect(days.has('2026-11-21')).toBe(true);
  expect(days.has('2026-11-24')).toBe(false);
  const starts = slots.map(({ startTimeUTC }) => new Date(startTimeUTC).getTime());
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
  expect(Math.min(...gaps)).toBe(30 * MINUTE);
  expect(new Set(slots.map(({ _id }) => _id)).size).toBe(slots.length);
  const bookedOn = (day: string) => bookings.filter(({ startTimeUTC }) => dayOf(new Date(startTimeUTC)) === day);
  expect(bookedOn('2026-11-22').every(({ status }) => status === 'confirmed')).toBe(true);
  expect(bookedOn('2026-11-25')).toEqual([]);
  for (const { timeSlot, startTimeUTC, createdAt } of bookings) {
    expect(slots.find(({ _id }) => _id === timeSlot)?.startTimeUTC).toBe(startTimeUTC);
    expect(createdAt < startTimeUTC && createdAt < now.toISOString()).toBe(true);
  }
});
