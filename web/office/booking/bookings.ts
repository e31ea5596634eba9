import { bookingStrings, isOver } from '#schema/booking.ts';
import type { Booking } from '#web/office/booking/calendar/sample.ts';
import { changeCalendar, readCalendar } from '#web/office/booking/calendar/store.ts';

/** Cancels a booking, which frees its slot. @returns why not, when its time is over meanwhile */
export function cancelBooking({ _id, startTimeUTC }: Booking, now = new Date()): string | null {
  if (isOver(startTimeUTC, now)) return bookingStrings.pastCancel;
  changeCalendar(({ bookings }) => ({
    bookings: bookings.map((booking) => (booking._id === _id ? { ...booking, status: 'cancelled' } : booking)),
  }));
  return null;
}

/** Notes that a booking was reminded of. @returns false when that was done before in this session */
export function remind({ _id }: Booking): boolean {
  if (readCalendar().reminded.includes(_id)) return false;
  changeCalendar(({ reminded }) => ({ reminded: [...reminded, _id] }));
  return true;
}

/** Notes a message to the person who has booked. */
export function sendMessage({ _id }: Booking, message: { subject: string; body: string }): void {
  changeCalendar(({ messages }) => ({ messages: [...messages, { booking: _id, ...message }] }));
}
