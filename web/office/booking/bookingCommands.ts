import { bookingStrings } from '#schema/booking.ts';
import type { BookingOutcome, BookingsQuery } from '#web/gql/graphql.ts';
import { SlotsDocument } from '#web/office/booking/calendar/documents.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import {
  BookingsDocument,
  CancelBookingDocument,
  MoveBookingDocument,
  RemindBookingDocument,
  SetBookingOutcomeDocument,
  WriteToBookerDocument,
} from './documents.ts';

export type Booking = BookingsQuery['bookings']['bookings'][number];
type Named = Pick<Booking, 'id' | 'name'>;

/** What was refused because it is otherwise by now: the bookings are read again. */
const isOutdated = ({ code }: Failure) => code === 'CONFLICT' || code === 'NOT_FOUND';

/** @returns reminds whoever has booked; when that was done already, the screen learns of it */
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

/** @returns cancels a booking: shown at once, rolled back when the server refuses */
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

/** @returns moves a booking to another time, and resolves to why it was not, which a toast has said */
export function useMoveBooking(): (booking: Named, startsAt: string, when: string) => Promise<Failure | null> {
  const [run] = useCommand(MoveBookingDocument, { refetchQueries: [SlotsDocument] });
  return async ({ id, name }, startsAt, when) => {
    const sentences = { done: bookingStrings.moved(name, when), failed: bookingStrings.moveFailed };
    return (await run({ id, input: { startsAt } }, { sentences })).failure;
  };
}

/** @returns writes to whoever has booked, and resolves to why it was not sent, which a toast has said */
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

/** @returns notes what became of a call, or takes the note back: shown at once, rolled back when the server refuses */
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
