import { describe, expect, test } from 'vitest';
import { type BookingStatus, bookingMessage, isOver, shownStatus } from '#schema/booking.ts';
import { firstFaults } from '#schema/common.ts';

const startTimeUTC = '2026-11-21T05:00:00.000Z';
const lastMoment = new Date('2026-11-21T05:29:59.999Z');
const end = new Date('2026-11-21T05:30:00.000Z');

describe('a booking', () => {
  test('a booking is over after 30 minutes', () => {
    expect(isOver(startTimeUTC, lastMoment)).toBe(false);
    expect(isOver(startTimeUTC, end)).toBe(true);
  });

  test.each([
    ['confirmed', lastMoment, 'confirmed'],
    ['confirmed', end, 'completed'],
    ['cancelled', lastMoment, 'cancelled'],
    ['cancelled', end, 'cancelled'],
  ] satisfies [BookingStatus, Date, string][])('a booking that is %s is shown at %o as %s', (status, now, shown) => {
    expect(shownStatus({ startTimeUTC, status }, now)).toBe(shown);
  });
});

describe('a message to the booker', () => {
  const faults = (message: Record<string, unknown>) => {
    const judged = bookingMessage.safeParse(message);
    return judged.success ? {} : firstFaults(judged.error);
  };

  test.each(['', '   ', '\n', undefined, null])('a message with %o as its subject or body is refused', (nothing) => {
    expect(faults({ subject: nothing, body: 'B' })).toEqual({ subject: 'Subject cannot be empty' });
    expect(faults({ subject: 'S', body: nothing })).toEqual({ body: 'Message body cannot be empty' });
    expect(faults({ subject: nothing, body: nothing })).toEqual({
      subject: 'Subject cannot be empty',
      body: 'Message body cannot be empty',
    });
  });

  test('a message can be one letter long and has maximum lengths', () => {
    expect(faults({ subject: ' S ', body: 'B' })).toEqual({});
    expect(faults({ subject: 's'.repeat(200), body: 'b'.repeat(5000) })).toEqual({});
    expect(faults({ subject: 's'.repeat(201), body: 'b'.repeat(5001) })).toEqual({
      subject: 'Please use at most 200 characters',
      body: 'Please use at most 5000 characters',
    });
    expect(bookingMessage.parse({ subject: ' S ', body: ' B ' })).toEqual({ subject: 'S', body: 'B' });
  });
});
