import { useHref } from 'react-router-dom';
import type { KindWord } from '#schema/affiliate.ts';
import { Honeypot } from '#web/shared/forms/Honeypot.tsx';
import { TypedNote } from '#web/shared/forms/TypedNote.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { emailInput, InputField } from '#web/shared/ui/Field.tsx';
import { inquiryOf } from './apply.ts';
import type { Application } from './useApply.ts';

/** The application form; without scripts it is posted to the page. */
export function InquiryForm({ kind, application }: { kind: KindWord; application: Application }) {
  const t = useTexts();
  const { field, form, submitButton, honeypot, isSubmitting, isRestored, clear } = application;
  return (
    <form {...form} action={useHref(inquiryOf(kind))}>
      <input type="hidden" name="service" value={kind} />
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-5">
        <InputField label={t('Name')} autoComplete="name" {...field('name')} />
        <InputField label={t('Company Name')} autoComplete="organization" {...field('companyName')} />
        <InputField label={t('Email')} {...emailInput} autoComplete="email" {...field('email')} />
        <InputField
          label={t('Phone')}
          type="tel"
          autoComplete="tel"
          hint={t('With the country code and without spaces: +919876543210')}
          {...field('phone')}
        />
        <Honeypot ref={honeypot} />
        <Button ref={submitButton} type="submit" busy={isSubmitting} className="mt-1 sm:justify-self-start">
          {t('Submit Application')}
        </Button>
        {isRestored && <TypedNote onClear={clear} />}
      </fieldset>
    </form>
  );
}
