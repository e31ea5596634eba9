import { type Day, dayOf, INDIA } from '#schema/officeTime.ts';
import type { Booking, Slot } from './sample.ts';
import type { Calendar } from './store.ts';

/** A slot with its booking; a cancelled booking leaves it free. */
export type TimeSlot = Slot & { isBooked: boolean; booking: Pick<Booking, '_id' | 'name' | 'email' | 'status'> | null };

type Timed = { startTimeUTC: string };

/** Items that start on a day in India, by time. */
export const onDay = <Item extends Timed>(items: readonly Item[], day: Day): Item[] =>
  items
    .filter(({ startTimeUTC }) => dayOf(new Date(startTimeUTC), INDIA) === day)
    .sort((a, b) => a.startTimeUTC.localeCompare(b.startTimeUTC));

export function withBooking(slot: Slot, bookings: readonly Booking[]): TimeSlot {
  const booking = bookings.find(({ timeSlot }) => timeSlot === slot._id) ?? null;
  return { ...slot, booking, isBooked: booking?.status === 'confirmed' };
}

export const timeSlots = ({ slots, bookings }: Calendar, day: Day): TimeSlot[] =>
  onDay(slots, day).map((slot) => withBooking(slot, bookings));

/** Booked share of a day, from 0 to 1. */
export function bookedShare(calendar: Calendar, day: Day): number {
  const slots = timeSlots(calendar, day);
  return slots.length ? slots.filter(({ isBooked }) => isBooked).length / slots.length : 0;
}
