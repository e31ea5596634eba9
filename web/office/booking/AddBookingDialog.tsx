import type { DocumentNode, ErrorLike } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { bookingObstacles } from '#schema/bookCall.ts';
import { type Day, momentOf } from '#schema/officeTime.ts';
import { slotStrings } from '#schema/slot.ts';
import { dayAndTime } from '#web/office/booking/calendar/times.ts';
import type { Host, Office } from '#web/office/booking/host/useOffice.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { CheckboxField, Fault, TextareaField } from '#web/shared/ui/Field.tsx';
import { addDays, STRIP_DAYS } from '#web/site/booking/stripDays.ts';
import { type AddedBookingForm, atField, formRule, typedStart } from './addedBooking.ts';
import { BookerFields } from './BookerFields.tsx';
import { useAddBooking } from './bookingCommands.ts';
import { BookableSlotsDocument } from './documents.ts';
import { OtherTimeFields } from './OtherTimeFields.tsx';
import { daysOf, TimeGrid } from './TimeGrid.tsx';
import { type Obstacle, useObstacles } from './useObstacles.ts';

export type Booker = { name: string; email: string; phone: string; service: string; messageId: string | null };

type FormProps = {
  office: Office;
  host: Host | null;
  day: Day;
  booker?: Booker;
  /** To fetch again afterwards. */
  queries: DocumentNode[];
  onClose: () => void;
  onAdded?: (startsAt: string) => void;
};

export const AddBookingDialog = ({ open, ...form }: FormProps & { open: boolean }) => (
  <FormDialog
    open={open}
    onClose={form.onClose}
    title={form.booker ? `Book a call with ${form.booker.name}` : 'Add a Booking'}
    description={`All times are ${form.office.clock.place} time. The host is told by mail.`}
  >
    <AddBookingForm {...form} />
  </FormDialog>
);

function AddBookingForm({ office: { clock, hosts }, host, day, booker, queries, onClose, onAdded }: FormProps) {
  const today = clock.dayOf(new Date());
  const [from, setFrom] = useState(day < today ? today : day);
  const [isOther, setOther] = useState(false);
  const add = useAddBooking(queries);
  const inputForm: AddedBookingForm = useInputForm({
    rule: () => formRule(isOther, obstacles.length > 0),
    defaultValues: {
      ...{ name: booker?.name ?? '', email: booker?.email ?? '', phone: booker?.phone ?? '' },
      ...{ service: booker?.service ?? '', hostId: (host ?? hosts[0])?.id ?? '' },
      ...{ startsAt: '', date: from, time: '', isConfirmed: false, note: '', sendsConfirmation: true },
    },
    keepsToasts: true,
    send: async ({ startsAt, date, time, isConfirmed, hostId, ...input }) => {
      const start = isOther ? momentOf(date, time, clock.timeZone).toISOString() : startsAt;
      const overrules = isConfirmed ? [...obstacles] : [];
      const failure = await add(
        { ...input, hostId, startsAt: start, overrules, messageId: booker?.messageId ?? null },
        dayAndTime(start, clock),
      );
      if (failure) {
        // The time may be taken meanwhile.
        await Promise.all([slots.refetch(), checkAgain()]).catch(() => undefined);
        return atField(failure, isOther);
      }
      onAdded?.(start);
      onClose();
      return null;
    },
  });
  const { form, field } = inputForm;
  const [hostId, startsAt, date, time] = useWatch({
    control: form.control,
    name: ['hostId', 'startsAt', 'date', 'time'],
  });
  const slots = useBookableSlots(hostId, from);
  const start = isOther ? typedStart(date, time, clock) : startsAt;
  const { obstacles, fault: timeFault, checkAgain } = useObstacles(form, hostId, start);
  const selectedHost = hosts.find(({ id }) => id === hostId);
  const { error: slotFault, ...radio } = field('startsAt');
  const chooseOther = (next: boolean) => {
    setOther(next);
    form.setValue('startsAt', '');
    form.clearErrors(['startsAt', 'date', 'time']);
  };
  const turn = (days: number) => {
    form.setValue('startsAt', '');
    setFrom(addDays(from, days));
  };
  return (
    <DialogForm form={inputForm} submitLabel="Add Booking" busyLabel="Adding...">
      <BookerFields field={field} hosts={hosts} />
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-2 text-lg font-semibold">{isOther ? 'Another time' : 'Free times'}</legend>
        <button type="button" className="link justify-self-start font-semibold" onClick={() => chooseOther(!isOther)}>
          {isOther ? 'Choose a free time' : 'Choose another time'}
        </button>
        {isOther ? (
          <OtherTimeFields form={form} field={field} clock={clock} />
        ) : (
          <div className="-mx-1 grid max-h-80 gap-4 overflow-y-auto px-1 pb-1">
            <TimeGrid
              {...{ from, today, radio, clock }}
              onTurn={turn}
              days={daysOf(slots.data?.bookableSlots.slots ?? [], clock)}
              fault={slotFault}
              noTimes={noTimesOf(slots)}
            />
          </div>
        )}
        <div aria-live="polite" className="grid gap-3 empty:hidden">
          {timeFault && <Fault id={undefined}>{timeFault}</Fault>}
          {obstacles.length > 0 && selectedHost && (
            <Obstacles obstacles={obstacles} hostName={selectedHost.name} field={field} />
          )}
        </div>
      </fieldset>
      <TextareaField label="Note" rows={2} hint="Optional. The host reads it too." {...field('note')} />
      <CheckboxField
        label="Send the confirmation"
        hint="With an invitation, and a link that moves or cancels the call. Reminders go out in any case."
        {...field('sendsConfirmation')}
      />
    </DialogForm>
  );
}

function useBookableSlots(hostId: string, from: Day) {
  return useQuery(BookableSlotsDocument, {
    variables: { hostId, from, days: STRIP_DAYS },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    skip: !hostId,
  });
}

type ObstaclesProps = Pick<AddedBookingForm, 'field'> & { obstacles: readonly Obstacle[]; hostName: string };

const Obstacles = ({ obstacles, hostName, field }: ObstaclesProps) => (
  <div className="grid gap-3 border-l-8 border-signal bg-paper-deep px-4 py-3">
    <ul className="grid gap-1 text-sm">
      {obstacles.map((obstacle) => (
        <li key={obstacle} dir="auto">
          {bookingObstacles[obstacle](hostName)}
        </li>
      ))}
    </ul>
    <CheckboxField label="The call takes place all the same" {...field('isConfirmed')} />
  </div>
);

/** @returns what is shown in place of times */
function noTimesOf({ data, loading, error }: { data?: object; loading: boolean; error?: ErrorLike }): string {
  if (data) return 'No time is free on these days.';
  return loading ? 'Loading the times...' : sentenceOf(error, slotStrings.loadFailed);
}
