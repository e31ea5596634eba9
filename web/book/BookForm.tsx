import { bookStrings, elsewhere, momentIn, placeOf } from '#schema/bookingStrings.ts';
import { services } from '#schema/messageStrings.ts';
import { monthAndDay } from '#web/calendar/days.ts';
import { FormAnswer } from '#web/forms/FormAnswer.tsx';
import { Honeypot } from '#web/forms/Honeypot.tsx';
import { tell, usePublicForm } from '#web/forms/usePublicForm.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { InputField, SelectField, TextareaField } from '#web/ui/Field.tsx';
import { addressWith, type Choice } from './address.ts';
import type { BookedAt } from './Booked.tsx';
import { daysOf, type Free, type FreeSlot, named } from './days.ts';
import { CHOSEN } from './FreeTimes.tsx';
import { BookCallDocument } from './publicDocuments.ts';

type Props = {
  free: Free;
  choice: Choice;
  /** The time that was chosen; undefined while none is, or when it is not free any more. */
  slot: FreeSlot | undefined;
  onBooked: (booked: BookedAt) => void;
  /** Called when the time turns out to be taken. */
  onTaken: () => void;
};

/** Who books the chosen time, and what the call is about. What was typed stays when another time has to be chosen. */
export function BookForm({ free, choice, slot, onBooked, onTaken }: Props) {
  const { timeZone } = free;
  const startsAt = slot?.startsAt ?? '';
  const { field, form, submitButton, honeypot, isSubmitting, posted } = usePublicForm({
    rule: async () => (await import('#schema/bookCall.ts')).BookerInput,
    document: BookCallDocument,
    variables: (input, form) => ({ input: { ...input, startsAt, hostId: choice.host, timeZone }, form }),
    sentences: { faults: bookStrings.faults, failed: bookStrings.failed },
    onSent() {
      void tell('success', bookStrings.booked);
      onBooked({ startsAt, timeZone });
    },
    onRefused({ code, message, fields }) {
      if (code !== 'CONFLICT' && !('startsAt' in fields)) return false;
      void tell('error', message ?? bookStrings.taken);
      onTaken();
      return true;
    },
  });
  // Without scripts the answer to a time that was taken is the form itself, with the times that are left.
  const isAnswer = Boolean(posted?.failure) && !slot;
  return (
    <section
      id={CHOSEN}
      aria-labelledby="call-heading"
      tabIndex={-1}
      className="scroll-mt-24 outline-none lg:sticky lg:top-24"
    >
      <h2 id="call-heading" className="text-2xl">
        Your Call
      </h2>
      {slot ? <When slot={slot} free={free} /> : !isAnswer && <ChooseFirst />}
      <form
        {...form}
        hidden={!(slot || isAnswer)}
        action={addressWith(paths.book, choice, {}, CHOSEN)}
        aria-labelledby="call-heading"
        className="mt-6"
      >
        <FormAnswer posted={posted} done={bookStrings.booked} faults={bookStrings.faults} />
        <fieldset
          disabled={isSubmitting}
          className="mt-6 grid min-w-0 gap-5 [&_:is(input,select,textarea)]:scroll-mt-28"
        >
          {isAnswer ? <OtherTime free={free} /> : <input type="hidden" name="startsAt" value={startsAt} />}
          <input type="hidden" name="timeZone" value={timeZone} />
          {choice.host && <input type="hidden" name="hostId" value={choice.host} />}
          <InputField label="Name" required autoComplete="name" {...field('name')} />
          <InputField label="Email" required type="email" autoComplete="email" {...field('email')} />
          <InputField
            label="Phone"
            required
            type="tel"
            autoComplete="tel"
            hint="With its country code, such as +1 212 555 0123."
            {...field('phone')}
          />
          <SelectField label="What it is about" required {...field('service')}>
            <option value="">Select a service</option>
            {services.map((service) => (
              <option key={service}>{service}</option>
            ))}
          </SelectField>
          <TextareaField label="Anything we should know" rows={4} hint="Optional." {...field('note')} />
          <Honeypot ref={honeypot} />
          <Button type="submit" ref={submitButton} busy={isSubmitting} className="sm:justify-self-start sm:px-10">
            {isSubmitting ? 'Booking...' : 'Book Call'}
          </Button>
        </fieldset>
      </form>
    </section>
  );
}

const ChooseFirst = () => (
  <p className="mt-4 border-l-8 border-line bg-paper-deep p-5 text-ink-soft">
    Choose a day and a time first. Then tell us where we reach you.
  </p>
);

/** When the call would be, on the visitor's clock and on the office's. */
function When({ slot, free: { timeZone, officeTimeZone, minutes } }: { slot: FreeSlot; free: Free }) {
  const start = new Date(slot.startsAt);
  const ours = elsewhere(start, timeZone, officeTimeZone);
  return (
    <div className="mt-4 border-l-8 border-signal bg-sheet p-5">
      <p className="text-lg font-semibold">{momentIn(start, timeZone)}</p>
      <p className="mt-1 text-sm text-ink-soft">{`${placeOf(timeZone)} time, ${minutes} minutes`}</p>
      {ours && <p className="mt-1 text-sm text-ink-soft">{`That is ${ours}.`}</p>}
    </div>
  );
}

/** The times that are left, to choose from without scripts. */
function OtherTime({ free }: { free: Free }) {
  return (
    <SelectField label="Time" required name="startsAt" defaultValue="">
      <option value="">Select a time</option>
      {daysOf(free).map(({ day, slots }) =>
        named(slots, free.timeZone).map((slot) => (
          <option key={slot.startsAt} value={slot.startsAt}>
            {`${monthAndDay(day)}, ${slot.label}`}
          </option>
        )),
      )}
    </SelectField>
  );
}
