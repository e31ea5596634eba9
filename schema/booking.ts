import * as z from 'zod/mini';
import { text } from './common.ts';
import { slotEnd } from './slot.ts';

/**
 * What the screen of the bookings says (spec sections 5 and 8). On samples no sentence speaks of a mail sent; those of calls that
 * were really booked stand below.
 */
export const bookingStrings = {
  noSubject: 'Subject cannot be empty',
  noBody: 'Message body cannot be empty',
  pastCancel: 'Cannot cancel past bookings.',
  cancelled: (name: string) => `Booking of ${name} cancelled. Its slot is free again.`,
  reminded: (name: string) => `Reminder to ${name} noted. This is sample data: no mail was sent.`,
  messaged: (name: string) => `Message to ${name} noted. This is sample data: no mail was sent.`,
  sent: (name: string) => `Message to ${name} sent.`,
  reminderSent: (name: string) => `Reminder to ${name} sent.`,
  moved: (name: string, when: string) => `Booking of ${name} moved to ${when}.`,
  outcomeNoted: (name: string, outcome: BookingOutcome | null) =>
    outcome === null
      ? `The note on the call with ${name} was taken back.`
      : outcome === 'DONE'
        ? `The call with ${name} is noted as having taken place.`
        : `The call with ${name} is noted as a no-show.`,
  loadFailed: 'Failed to load the bookings.',
  cancelFailed: 'The booking could not be cancelled.',
  remindFailed: 'The reminder could not be sent.',
  messageFailed: 'The message could not be sent.',
  moveFailed: 'The booking could not be moved.',
  outcomeFailed: 'What became of the call could not be noted.',
  noTime: 'Please choose a time.',
  isCancelled: 'This booking has been cancelled already.',
  notFound: 'Booking not found.',
  notOver: 'The call is still to come.',
  isOver: 'The call is over.',
  remindedAlready: 'A reminder has been sent already.',
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

/** A message of staff to the person who has booked, as the form and every door send it. */
export const BookingMessageInput = bookingMessage;

/** What a call is or was: what staff note once it is over. */
export type BookingOutcome = 'DONE' | 'NO_SHOW';
