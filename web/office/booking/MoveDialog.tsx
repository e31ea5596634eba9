import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { bookingStrings } from '#schema/booking.ts';
import { placeOf } from '#schema/officeTime.ts';
import { slotStrings } from '#schema/slot.ts';
import type { Clock } from '#schema/zoneClock.ts';
import type { SlotsQuery } from '#web/gql/graphql.ts';
import { SlotsDocument } from '#web/office/booking/calendar/documents.ts';
import { dayAndTime, timeThere } from '#web/office/booking/calendar/times.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { addDays, STRIP_DAYS } from '#web/site/booking/stripDays.ts';
import { type Booking, useMoveBooking } from './bookingCommands.ts';
import { daysOf, TimeGrid } from './TimeGrid.tsx';

type Props = {
  /** The booking to move; null closes the dialog. */
  booking: Booking | null;
  clock: Clock;
  onClose: () => void;
};

export const MoveDialog = ({ booking, clock, onClose }: Props) => (
  <FormDialog
    open={booking !== null}
    onClose={onClose}
    title={`Move booking of ${booking?.name}`}
    description={
      booking && (
        <>
          Now on {dayAndTime(booking.startsAt, clock)}. All times are {clock.place} time
          {timeThere(booking.startsAt, booking.timeZone, clock) && `, the small ones ${placeOf(booking.timeZone)} time`}
          . <bdi dir="auto">{booking.name}</bdi> and the host are told by mail.
        </>
      )
    }
  >
    {booking?.host && <MoveForm booking={booking} hostId={booking.host.id} clock={clock} onClose={onClose} />}
  </FormDialog>
);

const MoveTo = z.object({ startsAt: z.string(bookingStrings.noTime).check(z.minLength(1, bookingStrings.noTime)) });

type FormProps = { booking: Booking; hostId: string; clock: Clock; onClose: () => void };

function MoveForm({ booking, hostId, clock, onClose }: FormProps) {
  const now = new Date();
  const today = clock.dayOf(now);
  const [from, setFrom] = useState(() => {
    const day = clock.dayOf(new Date(booking.startsAt));
    return day < today ? today : day;
  });
  const { data, error, loading, refetch } = useQuery(SlotsDocument, {
    variables: { hostId, from, days: STRIP_DAYS },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const move = useMoveBooking();
  const inputForm = useInputForm({
    rule: MoveTo,
    defaultValues: { startsAt: '' },
    send: async ({ startsAt }) => {
      const failure = await move(booking, startsAt, dayAndTime(startsAt, clock));
      if (!failure) onClose();
      // The time may be taken meanwhile: refetch the free times.
      else await refetch().catch(() => undefined);
      return failure;
    },
  });
  const { form, field } = inputForm;
  const moveBy = (days: number) => {
    form.setValue('startsAt', '');
    setFrom(addDays(from, days));
  };
  const { error: fault, ...radio } = field('startsAt');
  return (
    <DialogForm form={inputForm} submitLabel="Move Booking" busyLabel="Moving...">
      <TimeGrid
        from={from}
        today={today}
        onTurn={moveBy}
        days={daysOf(freeSlots(data?.slots.slots ?? [], now), clock)}
        radio={radio}
        fault={fault}
        clock={clock}
        noTimes={
          data
            ? 'No time is free on these days.'
            : loading
              ? 'Loading the times...'
              : sentenceOf(error, slotStrings.loadFailed)
        }
        beside={(startsAt) => <VisitorTime startsAt={startsAt} timeZone={booking.timeZone} clock={clock} />}
      />
    </DialogForm>
  );
}

/** The visitor's local time, if different. */
const VisitorTime = ({ startsAt, timeZone, clock }: { startsAt: string; timeZone: string; clock: Clock }) => {
  const time = timeThere(startsAt, timeZone, clock);
  return time && <span className="text-xs opacity-80">{time}</span>;
};

type Slot = SlotsQuery['slots']['slots'][number];

const freeSlots = (slots: readonly Slot[], now: Date) =>
  slots.filter(({ isBooked, startsAt }) => !isBooked && new Date(startsAt) > now);
