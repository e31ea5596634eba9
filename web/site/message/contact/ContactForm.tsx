import { type FormEvent, useId, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { choicesOf } from '#schema/catalogue.ts';
import { messageStrings } from '#schema/messageStrings.ts';
import { PHONE_PREFIX, phoneDigitsOf } from '#schema/phoneNumber.ts';
import { asciiDigits } from '#schema/phoneText.ts';
import { announceConversion } from '#web/shared/app/consent.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { FormAnswer } from '#web/shared/forms/FormAnswer.tsx';
import { FormSent } from '#web/shared/forms/FormSent.tsx';
import { Honeypot } from '#web/shared/forms/Honeypot.tsx';
import { TypedNote } from '#web/shared/forms/TypedNote.tsx';
import { tell, usePublicForm } from '#web/shared/forms/usePublicForm.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { control, emailInput, Fault, Field, InputField, SelectField, TextareaField } from '#web/shared/ui/Field.tsx';
import { SendMessageDocument } from './publicDocuments.ts';

const ANCHOR = 'contact-us';

type Props = {
  headline: string;
  text: string;
  /** The section of another page that the form is in; undefined on the contact page. */
  section?: { id: string };
};

export function ContactForm({ headline, text, section }: Props) {
  const t = useTexts();
  const headingId = section ? `${section.id}-form` : 'contact-heading';
  const site = useSite();
  const [numberNote, setNumberNote] = useState<string | null>(null);
  const { field, form, submitButton, honeypot, isSubmitting, posted, isSent, isRestored, clear } = usePublicForm({
    keptAs: 'message',
    rule: async () => (await import('#schema/message.ts')).SendMessageInput,
    document: SendMessageDocument,
    variables: (input, form) => ({ input, form }),
    sentences: {
      faults: messageStrings.faults,
      failed: messageStrings.sendFailed,
      unexpected: messageStrings.sendUnexpected,
    },
    onSent: () => {
      setNumberNote(null);
      announceConversion('enquiry');
      void tell('success', t(messageStrings.sent));
    },
  });
  return (
    <form
      {...form}
      id={section ? undefined : ANCHOR}
      action={useHref(`${paths.contact}#${ANCHOR}`)}
      aria-labelledby={headingId}
      tabIndex={-1}
      className="grid gap-x-8 gap-y-10 outline-none focus-visible:shadow-none lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <h2
          id={headingId}
          dir="auto"
          data-text={section ? undefined : 'formTitle'}
          className={headline ? 'text-4xl font-extrabold tracking-[-0.04em] wrap-anywhere' : 'sr-only'}
        >
          {headline || t('Contact')}
        </h2>
        {text && (
          <p
            dir="auto"
            data-text={section ? undefined : 'formText'}
            className="mt-5 max-w-[25em] text-lg whitespace-pre-line text-ink-soft wrap-anywhere"
          >
            {text}
          </p>
        )}
      </div>
      <div className="grid content-start gap-6 lg:col-span-7">
        <FormAnswer posted={posted} done={messageStrings.sent} faults={messageStrings.faults} />
        {isSent && <FormSent>{t(messageStrings.isWithUs)}</FormSent>}
        <fieldset
          disabled={isSubmitting}
          className="grid min-w-0 gap-6 sm:grid-cols-2 [&_:is(input,select,textarea)]:scroll-mt-28"
        >
          <InputField label={t('Name')} required autoComplete="name" {...field('name')} />
          <InputField label={t('Email')} required {...emailInput} autoComplete="email" {...field('email')} />
          <NumberField {...field('contactNumber')} note={numberNote} onNote={setNumberNote} />
          <SelectField label={t('Service')} required {...field('service')}>
            <option value="">{t('Select a service')}</option>
            {choicesOf(site).map((service) => (
              <option key={service} value={service} dir="auto">
                {site.catalogue ? service : t(service)}
              </option>
            ))}
          </SelectField>
          <div className="sm:col-span-2">
            <TextareaField label={t('Message')} rows={6} hint={t('Optional.')} {...field('message')} />
          </div>
          <Honeypot ref={honeypot} />
          <Button type="submit" ref={submitButton} busy={isSubmitting} className="sm:justify-self-start sm:px-10">
            {isSubmitting ? t('Sending...') : t('Send Message')}
          </Button>
          {isRestored && <TypedNote onClear={clear} />}
        </fieldset>
      </div>
    </form>
  );
}

type NumberProps = Omit<React.ComponentProps<'input'>, 'onInput'> & {
  error: string | undefined;
  note: string | null;
  onNote: (note: string | null) => void;
};

/**
 * A phone number of ten digits. The field shows the country prefix, and a note says when digits were removed, or
 * when the number is one of another country.
 */
function NumberField({ error, note, onNote, ...input }: NumberProps) {
  const t = useTexts();
  const noteId = useId();
  /** A plus is removed as soon as it is typed; without it, the digits that follow would look Indian. */
  const lastInput = useRef({ code: '', length: 0 });
  return (
    <div>
      <Field label={t('Contact Number')} required error={error}>
        {(described) => (
          <div className="relative">
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0.5 left-0.5 grid w-14 place-items-center border-r border-line font-semibold text-ink-soft"
            >
              {PHONE_PREFIX}
            </span>
            <input
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              required
              {...described}
              aria-describedby={[described['aria-describedby'], note && noteId].filter(Boolean).join(' ') || undefined}
              {...input}
              onInput={(event) => {
                const { value } = event.currentTarget;
                const { inputType } = event.nativeEvent as InputEvent;
                const isReplaced = inputType === 'insertFromPaste' || value.length < lastInput.current.length - 1;
                const code = /^\D*[+\uff0b]|^\s*00/.test(value)
                  ? '+'
                  : isReplaced || !value
                    ? ''
                    : lastInput.current.code;
                const { isForeign } = phoneDigitsOf(code + value);
                const isCut = keepDigits(event);
                const { length } = event.currentTarget.value;
                // After +91 the digits speak for themselves.
                lastInput.current = { code: isForeign || length < 2 ? code : '', length };
                onNote(isCut ? messageStrings.numberCut : isForeign ? messageStrings.numberForeign : null);
              }}
              className={`${control} pl-18 tabular-nums`}
            />
          </div>
        )}
      </Field>
      <div role="status" className="mt-1.5 empty:hidden">
        {note && <Fault id={noteId}>{t(note)}</Fault>}
      </div>
    </div>
  );
}

/**
 * Reduces the input to the digits of a phone number and keeps the caret position.
 * @returns whether there were too many digits
 */
function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement>): boolean {
  const { digits, isCut, taken } = phoneDigitsOf(input.value);
  if (digits === input.value) return isCut;
  const beforeCaret = asciiDigits(input.value.slice(0, input.selectionStart ?? input.value.length));
  const before = beforeCaret.replace(/\D/g, '').length;
  const caret = Math.max(0, Math.min(before - taken, digits.length));
  input.value = digits;
  input.setSelectionRange(caret, caret);
  return isCut;
}
