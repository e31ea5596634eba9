import { bookingStrings, isOver } from '#schema/booking.ts';
import type { Booking } from '#web/office/booking/calendar/sample.ts';
import { changeCalendar, readCalendar } from '#web/office/booking/calendar/store.ts';

/** Cancels a booking, which frees its slot. @returns the reason of a refusal, if the booking is past */
export function cancelBooking({ _id, startTimeUTC }: Booking, now = new Date()): string | null {
  if (isOver(startTimeUTC, now)) return bookingStrings.pastCancel;
  changeCalendar(({ bookings }) => ({
    bookings: bookings.map((booking) => (booking._id === _id ? { ...booking, status: 'cancelled' } : booking)),
  }));
  return null;
}

/** @returns false if a reminder was already sent in this session */
export function remind({ _id }: Booking): boolean {
  if (readCalendar().reminded.includes(_id)) return false;
  changeCalendar(({ reminded }) => ({ reminded: [...reminded, _id] }));
  return true;
}

export function sendMessage({ _id }: Booking, message: { subject: string; body: string }): void {
  changeCalendar(({ messages }) => ({ messages: [...messages, { booking: _id, ...message }] }));
}
