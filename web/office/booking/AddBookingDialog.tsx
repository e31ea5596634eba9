import type { DocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { AddedBookerInput, bookingObstacles } from '#schema/bookCall.ts';
import { bookingStrings } from '#schema/booking.ts';
import { type Day, isDay, momentOf } from '#schema/officeTime.ts';
import { services } from '#schema/serviceChoices.ts';
import { SlotInput, slotStrings } from '#schema/slot.ts';
import { dayAndTime } from '#web/office/booking/calendar/times.ts';
import type { Host, Office } from '#web/office/booking/host/useOffice.ts';
import { TimeField } from '#web/office/booking/slot/TimeField.tsx';
import { type Failure, failureOf, sentenceOf } from '#web/shared/data/errors.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { CheckboxField, emailInput, Fault, InputField, SelectField, TextareaField } from '#web/shared/ui/Field.tsx';
import { addDays, STRIP_DAYS } from '#web/site/booking/stripDays.ts';
import { useAddBooking } from './bookingCommands.ts';
import { BookableSlotsDocument, BookingObstaclesDocument } from './documents.ts';
import { daysOf, TimeGrid } from './TimeGrid.tsx';

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

const { date: dateRule, time: timeRule } = SlotInput.shape;
const TWENTY_FOUR_HOURS = /^\d{1,2}:\d{2}$/;

/** @param isOther whether date and time are typed @param isConfirmed whether obstacles must be confirmed */
const formRule = (isOther: boolean, isConfirmed: boolean) =>
  z.extend(AddedBookerInput, {
    hostId: z.string(),
    startsAt: isOther ? z.string() : z.string().check(z.minLength(1, bookingStrings.noTime)),
    date: isOther ? dateRule : z.string(),
    time: isOther ? timeRule : z.string(),
    isConfirmed: z.boolean().check(z.refine((value) => value || !isConfirmed, bookingStrings.notConfirmed)),
    sendsConfirmation: z.boolean(),
  });

function AddBookingForm({ office, host, day, booker, queries, onClose, onAdded }: FormProps) {
  const { clock, hosts } = office;
  const now = new Date();
  const today = clock.dayOf(now);
  const [from, setFrom] = useState(day < today ? today : day);
  const [isOther, setOther] = useState(false);
  const add = useAddBooking(queries);
  const [obstacles, setObstacles] = useState<readonly (keyof typeof bookingObstacles)[]>([]);
  const inputForm = useInputForm({
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
        await Promise.all([slots.refetch(), chosen ? check.refetch() : null]).catch(() => undefined);
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
  const selectedHost = hosts.find(({ id }) => id === hostId);
  const slots = useQuery(BookableSlotsDocument, {
    variables: { hostId, from, days: STRIP_DAYS },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    skip: !hostId,
  });
  const typed = isDay(date) && TWENTY_FOUR_HOURS.test(time) ? momentOf(date, time, clock.timeZone) : null;
  const chosen = isOther ? (typed && !Number.isNaN(typed.getTime()) ? typed.toISOString() : '') : startsAt;
  const check = useQuery(BookingObstaclesDocument, {
    variables: { hostId, startsAt: chosen },
    fetchPolicy: 'network-only',
    skip: !chosen || !hostId,
  });
  const isCurrent = chosen !== '' && !check.loading;
  const current = (isCurrent && check.data?.bookingObstacles.obstacles) || none;
  useEffect(() => {
    setObstacles(current);
    form.setValue('isConfirmed', false);
    form.clearErrors('isConfirmed');
  }, [current, form]);
  const timeFault = isCurrent && check.error ? failureOf(check.error).message : null;
  const { error: slotFault, ...radio } = field('startsAt');
  const chooseOther = (next: boolean) => {
    setOther(next);
    form.setValue('startsAt', '');
    form.clearErrors(['startsAt', 'date', 'time']);
  };
  return (
    <DialogForm form={inputForm} submitLabel="Add Booking" busyLabel="Adding...">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <InputField label="Name" required autoComplete="off" {...field('name')} />
        <InputField label="Email" required {...emailInput} autoComplete="off" {...field('email')} />
        <InputField label="Phone" type="tel" autoComplete="off" hint="Optional." {...field('phone')} />
        <SelectField label="What it is about" required {...field('service')}>
          <option value="">Select a service</option>
          {services.map((service) => (
            <option key={service}>{service}</option>
          ))}
        </SelectField>
        {hosts.length > 1 && (
          <SelectField label="Host" {...field('hostId')}>
            {hosts.map(({ id, name, isActive }) => (
              <option key={id} value={id}>
                {isActive ? name : `${name} (takes no calls now)`}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-2 text-lg font-semibold">{isOther ? 'Another time' : 'Free times'}</legend>
        <button type="button" className="link justify-self-start font-semibold" onClick={() => chooseOther(!isOther)}>
          {isOther ? 'Choose a free time' : 'Choose another time'}
        </button>
        {isOther ? (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <InputField label="Date" type="date" min={today} {...field('date')} />
            <TimeField
              {...field('time')}
              isOpen={(option) => date > today || (date === today && option > clock.timeOf(now))}
              onPick={(option) => form.setValue('time', option, { shouldDirty: true })}
            />
          </div>
        ) : (
          <div className="-mx-1 grid max-h-80 gap-4 overflow-y-auto px-1 pb-1">
            <TimeGrid
              from={from}
              today={today}
              onTurn={(days) => {
                form.setValue('startsAt', '');
                setFrom(addDays(from, days));
              }}
              days={daysOf(slots.data?.bookableSlots.slots ?? [], clock)}
              radio={radio}
              fault={slotFault}
              clock={clock}
              noTimes={
                slots.data
                  ? 'No time is free on these days.'
                  : slots.loading
                    ? 'Loading the times...'
                    : sentenceOf(slots.error, slotStrings.loadFailed)
              }
            />
          </div>
        )}
        <div aria-live="polite" className="grid gap-3 empty:hidden">
          {timeFault && <Fault id={undefined}>{timeFault}</Fault>}
          {obstacles.length > 0 && selectedHost && (
            <div className="grid gap-3 border-l-8 border-signal bg-paper-deep px-4 py-3">
              <ul className="grid gap-1 text-sm">
                {obstacles.map((obstacle) => (
                  <li key={obstacle} dir="auto">
                    {bookingObstacles[obstacle](selectedHost.name)}
                  </li>
                ))}
              </ul>
              <CheckboxField label="The call takes place all the same" {...field('isConfirmed')} />
            </div>
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

const none: readonly (keyof typeof bookingObstacles)[] = [];

function atField(failure: Failure, isOther: boolean): Failure {
  const { startsAt, overrules, ...fields } = failure.fields;
  return {
    ...failure,
    fields: {
      ...fields,
      ...(startsAt && { [isOther ? 'time' : 'startsAt']: startsAt }),
      ...(overrules && { isConfirmed: overrules }),
    },
  };
}
