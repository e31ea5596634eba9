import type { DocumentNode } from '@apollo/client';
import { bookingStrings } from '#schema/booking.ts';
import type { AddBookingInput, BookingOutcome, BookingsQuery } from '#web/gql/graphql.ts';
import { SlotsDocument } from '#web/office/booking/calendar/documents.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import {
  AddBookingDocument,
  BookingsDocument,
  CancelBookingDocument,
  MoveBookingDocument,
  RemindBookingDocument,
  SetBookingOutcomeDocument,
  WriteToBookerDocument,
} from './documents.ts';

export type Booking = BookingsQuery['bookings']['bookings'][number];
type Named = Pick<Booking, 'id' | 'name'>;

/** The list is outdated: refetch the bookings. */
const isOutdated = ({ code }: Failure) => code === 'CONFLICT' || code === 'NOT_FOUND';

/** @returns a function that reminds the visitor; if that was done already, the screen is updated */
export function useRemind() {
  const [run, { client, pending }] = useCommand(RemindBookingDocument, {
    sentences: { failed: bookingStrings.remindFailed },
  });
  const remind = async ({ id, name }: Named) => {
    const sentences = { done: bookingStrings.reminderSent(name), failed: bookingStrings.remindFailed };
    const { failure } = await run({ id }, { sentences });
    if (failure && isOutdated(failure)) await client.refetchQueries({ include: [BookingsDocument] });
  };
  return [remind, pending] as const;
}

/** @returns a function that cancels a booking optimistically */
export function useCancelBooking(): (booking: Named) => Promise<void> {
  const [run, { client }] = useCommand(CancelBookingDocument, {
    optimistic: ({ id }) => ({ cancelBooking: { __typename: 'Booking', id, status: 'CANCELLED' } }),
  });
  return async ({ id, name }) => {
    const sentences = { done: bookingStrings.cancelled(name), failed: bookingStrings.cancelFailed };
    const { failure } = await run({ id }, { sentences });
    if (failure && isOutdated(failure)) await client.refetchQueries({ include: [BookingsDocument] });
  };
}

/**
 * @param queries to fetch again
 * @returns a function that adds a booking; a failure is shown at its field or as a toast
 */
export function useAddBooking(
  queries: DocumentNode[],
): (input: AddBookingInput, time: string) => Promise<Failure | null> {
  const [run] = useCommand(AddBookingDocument, { refetchQueries: queries });
  return async (input, time) => {
    const failed = ({ fields, message }: Failure) =>
      Object.keys(fields).length > 0 ? '' : (message ?? bookingStrings.addFailed);
    const sentences = { done: bookingStrings.added(input.name, time), failed };
    return (await run({ input }, { sentences })).failure;
  };
}

/** @returns a function that moves a booking; resolves to the failure, which a toast shows */
export function useMoveBooking(): (booking: Named, startsAt: string, time: string) => Promise<Failure | null> {
  const [run] = useCommand(MoveBookingDocument, { refetchQueries: [SlotsDocument] });
  return async ({ id, name }, startsAt, time) => {
    const sentences = { done: bookingStrings.moved(name, time), failed: bookingStrings.moveFailed };
    return (await run({ id, input: { startsAt } }, { sentences })).failure;
  };
}

/** @returns a function that writes to the visitor; resolves to the failure, which a toast shows */
export function useWriteToBooker(): (
  booking: Named,
  input: { subject: string; body: string },
) => Promise<Failure | null> {
  const [run] = useCommand(WriteToBookerDocument, {});
  return async ({ id, name }, input) => {
    const sentences = { done: bookingStrings.sent(name), failed: bookingStrings.messageFailed };
    return (await run({ id, input }, { sentences })).failure;
  };
}

/** @returns a function that sets or clears the outcome of a call optimistically */
export function useSetOutcome(): (booking: Named, outcome: BookingOutcome | null) => Promise<void> {
  const [run] = useCommand(SetBookingOutcomeDocument, {
    isQueued: true,
    optimistic: ({ id, outcome }) => ({
      setBookingOutcome: { __typename: 'Booking', id, outcome: outcome ?? null },
    }),
  });
  return async ({ id, name }, outcome) => {
    const sentences = { done: bookingStrings.outcomeNoted(name, outcome), failed: bookingStrings.outcomeFailed };
    await run({ id, outcome }, { sentences });
  };
}
