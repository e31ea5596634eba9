import { useHref } from 'react-router-dom';
import { bookStrings } from '#schema/bookingStrings.ts';
import { choicesOf } from '#schema/catalogue.ts';
import { announceConversion } from '#web/shared/app/consent.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { FormAnswer } from '#web/shared/forms/FormAnswer.tsx';
import { Honeypot } from '#web/shared/forms/Honeypot.tsx';
import { TypedNote } from '#web/shared/forms/TypedNote.tsx';
import { tell, usePublicForm } from '#web/shared/forms/usePublicForm.ts';
import { useLanguage, useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { emailInput, InputField, SelectField, TextareaField } from '#web/shared/ui/Field.tsx';
import { addressWith, type Choice } from './address.ts';
import type { BookedAt } from './Booked.tsx';
import { daysOf, type Free, type FreeSlot, named } from './days.ts';
import { CALL_HEADING, CHOSEN } from './places.ts';
import { BookCallDocument } from './publicDocuments.ts';
import { monthAndDay } from './stripDays.ts';
import { useTimeHabit } from './useTimeHabit.ts';

export type BookFormProps = {
  free: Free;
  choice: Choice;
  /** The chosen time; undefined when it is no longer free. */
  slot: FreeSlot | undefined;
  /** The page answers a post without scripts whose time was taken; the form then lists the remaining times. */
  isAnswer: boolean;
  onBooked: (booked: BookedAt) => void;
  onTaken: () => void;
};

/** Contact data and topic of the call. The input stays when another time must be chosen. */
export function BookForm({ free, choice, slot, isAnswer, onBooked, onTaken }: BookFormProps) {
  const t = useTexts();
  const site = useSite();
  const { timeZone } = free;
  const startsAt = slot?.startsAt ?? '';
  const { field, form, submitButton, honeypot, isSubmitting, posted, isRestored, clear } = usePublicForm({
    keptAs: 'booking',
    rule: async () => (await import('#schema/bookCall.ts')).BookerInput,
    document: BookCallDocument,
    variables: (input, form) => ({ input: { ...input, startsAt, hostId: choice.host, timeZone }, form }),
    sentences: { faults: bookStrings.faults, failed: bookStrings.failed },
    // No toast: on a phone it would cover the page that says the same.
    onSent({ bookCall: { endsAt, calendar } }) {
      announceConversion('booking');
      onBooked({ startsAt, endsAt, timeZone, calendar });
    },
    onRefused({ code, message, fields }) {
      if (code !== 'CONFLICT' && !('startsAt' in fields)) return false;
      void tell('error', t(message ?? bookStrings.taken));
      onTaken();
      return true;
    },
  });
  return (
    <form
      {...form}
      hidden={!(slot || isAnswer)}
      action={useHref(addressWith(paths.book, choice, {}, CHOSEN))}
      aria-labelledby={CALL_HEADING}
      className="mt-6"
    >
      <FormAnswer posted={posted} done={bookStrings.booked} faults={bookStrings.faults} />
      <fieldset disabled={isSubmitting} className="mt-6 grid min-w-0 gap-5 [&_:is(input,select,textarea)]:scroll-mt-28">
        {isAnswer ? <OtherTime free={free} /> : <input type="hidden" name="startsAt" value={startsAt} />}
        <input type="hidden" name="timeZone" value={timeZone} />
        {choice.host && <input type="hidden" name="hostId" value={choice.host} />}
        <InputField label={t('Name')} required autoComplete="name" {...field('name')} />
        <InputField label={t('Email')} required {...emailInput} autoComplete="email" {...field('email')} />
        <InputField
          label={t('Phone')}
          required
          type="tel"
          autoComplete="tel"
          hint={t('With its country code, such as +1 212 555 0123.')}
          {...field('phone')}
        />
        <SelectField label={t('What it is about')} required {...field('service')}>
          <option value="">{t('Select a service')}</option>
          {choicesOf(site).map((service) => (
            <option key={service} value={service} dir="auto">
              {site.catalogue ? service : t(service)}
            </option>
          ))}
        </SelectField>
        <TextareaField label={t('Anything we should know')} rows={4} hint={t('Optional.')} {...field('note')} />
        <Honeypot ref={honeypot} />
        <Button type="submit" ref={submitButton} busy={isSubmitting} className="sm:justify-self-start sm:px-10">
          {isSubmitting ? t('Booking...') : t('Book Call')}
        </Button>
        {isRestored && <TypedNote onClear={clear} />}
      </fieldset>
    </form>
  );
}

/** Remaining times, for visitors without scripts. */
function OtherTime({ free }: { free: Free }) {
  const { clock } = useTimeHabit();
  const { locale } = useLanguage();
  const t = useTexts();
  return (
    <SelectField label={t('Time')} required name="startsAt" defaultValue="">
      <option value="">{t('Select a time')}</option>
      {daysOf(free).map(({ day, slots }) =>
        named(slots, free.timeZone, clock).map((slot) => (
          <option key={slot.startsAt} value={slot.startsAt}>
            {`${monthAndDay(day, locale)}, ${slot.label}`}
          </option>
        )),
      )}
    </SelectField>
  );
}
