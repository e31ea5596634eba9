import { useQuery } from '@apollo/client/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { bookingStrings } from '#schema/booking.ts';
import { type Day, placeOf } from '#schema/officeTime.ts';
import { slotStrings } from '#schema/slot.ts';
import type { Clock } from '#schema/zoneClock.ts';
import type { SlotsQuery } from '#web/gql/graphql.ts';
import { SlotsDocument } from '#web/office/booking/calendar/documents.ts';
import { dayAndTime, timeThere } from '#web/office/booking/calendar/times.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { addDays, fullDay, monthAndDay, STRIP_DAYS, shortDay } from '#web/site/booking/stripDays.ts';
import { type Booking, useMoveBooking } from './bookingCommands.ts';

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
          . <bdi>{booking.name}</bdi> and the host are told by mail.
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
  const days = freeDays(data?.slots.slots ?? [], clock, now);
  return (
    <DialogForm form={inputForm} submitLabel="Move Booking" busyLabel="Moving...">
      <div className="flex items-center gap-2">
        <Button
          variant="secondary"
          size="small"
          className="px-1.5!"
          aria-label="Earlier days"
          disabled={from <= today}
          onClick={() => moveBy(-STRIP_DAYS)}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Button>
        <Button
          variant="secondary"
          size="small"
          className="px-1.5!"
          aria-label="Later days"
          onClick={() => moveBy(STRIP_DAYS)}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
        <p className="ml-2 font-semibold tabular-nums">
          {monthAndDay(from)} – {shortDay(addDays(from, STRIP_DAYS - 1))}
        </p>
      </div>
      {fault && <p className="text-sm font-semibold text-danger">{fault}</p>}
      {days.map(([day, slots]) => (
        <fieldset key={day} className="min-w-0">
          <legend className="mb-2 text-sm font-semibold">{fullDay(day)}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
            {slots.map(({ id, startsAt }) => (
              <label
                key={id}
                className="relative grid min-h-9 cursor-pointer place-items-center border-2 border-edge px-1 py-1 text-sm tabular-nums transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
              >
                <input type="radio" value={startsAt} className="absolute inset-0 cursor-pointer opacity-0" {...radio} />
                {clock.timeOf(new Date(startsAt))}
                <VisitorTime startsAt={startsAt} timeZone={booking.timeZone} clock={clock} />
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {days.length === 0 && (
        <p role="status" className="text-ink-soft">
          {data
            ? 'No time is free on these days.'
            : loading
              ? 'Loading the times...'
              : sentenceOf(error, slotStrings.loadFailed)}
        </p>
      )}
    </DialogForm>
  );
}

/** The visitor's local time, if different. */
const VisitorTime = ({ startsAt, timeZone, clock }: { startsAt: string; timeZone: string; clock: Clock }) => {
  const time = timeThere(startsAt, timeZone, clock);
  return time && <span className="text-xs opacity-80">{time}</span>;
};

type Slot = SlotsQuery['slots']['slots'][number];

/** @returns the future free slots by day */
function freeDays(slots: readonly Slot[], clock: Clock, now: Date): [Day, Slot[]][] {
  const free = slots.filter(({ isBooked, startsAt }) => !isBooked && new Date(startsAt) > now);
  const days = Map.groupBy(free, ({ startsAt }) => clock.dayOf(new Date(startsAt)));
  return [...days];
}
