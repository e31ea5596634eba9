import * as z from 'zod/mini';
import { text } from './common.ts';
import { slotEnd } from './slot.ts';

/**
 * Strings of the booking screen (spec sections 5 and 8). Strings for sample data mention no mails; strings for real
 * bookings are below.
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
  added: (name: string, when: string) => `Booking of ${name} added: ${when}.`,
  addFailed: 'The booking could not be added.',
  notConfirmed: 'Please confirm that the call takes place all the same.',
  isCancelled: 'This booking has been cancelled already.',
  notFound: 'Booking not found.',
  notOver: 'The call is still to come.',
  isOver: 'The call is over.',
  remindedAlready: 'A reminder has been sent already.',
} as const;

export const bookingMessage = z.object({
  subject: text(1, 200, bookingStrings.noSubject),
  body: text(1, 5000, bookingStrings.noBody),
});

/** `completed` is derived from the time and not stored. */
export type BookingStatus = 'confirmed' | 'cancelled';

export const isOver = (startTimeUTC: string, now: Date): boolean => slotEnd(new Date(startTimeUTC)) <= now;

/** A booking that was not cancelled is completed after its end (spec section 4). */
export function shownStatus(booking: { startTimeUTC: string; status: BookingStatus }, now: Date) {
  return booking.status === 'confirmed' && isOver(booking.startTimeUTC, now) ? 'completed' : booking.status;
}

export const BookingMessageInput = bookingMessage;

/** Recorded by staff after the call. */
export type BookingOutcome = 'DONE' | 'NO_SHOW';
