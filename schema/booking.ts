import * as z from 'zod/mini';
import { text } from './common.ts';
import { slotEnd } from './slot.ts';

/** What the screen of the bookings says (spec sections 5 and 8). It works on samples, so no sentence speaks of a mail sent. */
export const bookingStrings = {
  noSubject: 'Subject cannot be empty',
  noBody: 'Message body cannot be empty',
  pastCancel: 'Cannot cancel past bookings.',
  cancelled: (name: string) => `Booking of ${name} cancelled. Its slot is free again.`,
  reminded: (name: string) => `Reminder to ${name} noted. This is sample data: no mail was sent.`,
  messaged: (name: string) => `Message to ${name} noted. This is sample data: no mail was sent.`,
} as const;

/** A message to the person who has booked. */
export const bookingMessage = z.object({
  subject: text(1, 200, bookingStrings.noSubject),
  body: text(1, 5000, bookingStrings.noBody),
});

/** What a booking is; `completed` is not stored, it comes with time. */
export type BookingStatus = 'confirmed' | 'cancelled';

/** @returns whether the time of a booking is over */
export const isOver = (startTimeUTC: string, now: Date): boolean => slotEnd(new Date(startTimeUTC)) <= now;

/** The status that is shown: a booking that was not cancelled is completed when its time is over (spec section 4). */
export function shownStatus(booking: { startTimeUTC: string; status: BookingStatus }, now: Date) {
  return booking.status === 'confirmed' && isOver(booking.startTimeUTC, now) ? 'completed' : booking.status;
}
