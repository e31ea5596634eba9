import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LINK_DAYS, MAX_REMINDERS } from '#schema/review.ts';
import { InputField } from '#web/shared/ui/Field.tsx';
import type { SiteForm } from './OriginalHint.tsx';

const labels = ['First reminder, after days', 'Second reminder, after days'];

/** A text per reminder; empty or 0 means none. */
const textsOf = (days: readonly number[]) =>
  Array.from({ length: MAX_REMINDERS }, (_, index) => String(days[index] ?? ''));
const daysOf = (texts: readonly string[]) => texts.map(Number).filter((days) => days !== 0);

/** Days until the reminders of a review link. @param original the values in the site's file */
export function ReminderFields({ form, original }: { form: SiteForm; original: readonly number[] }) {
  const days = useWatch({ control: form.control, name: 'reviewReminderDays' }) ?? [];
  const [enteredTexts, setEnteredTexts] = useState(() => textsOf(days));
  // A colleague's saved change replaces the input.
  const texts = daysOf(enteredTexts).join() === days.join() ? enteredTexts : textsOf(days);
  const changeText = (index: number, text: string) => {
    const next = texts.with(index, text);
    setEnteredTexts(next);
    form.clearErrors('reviewReminderDays');
    form.setValue('reviewReminderDays', daysOf(next), { shouldDirty: true });
  };
  const fault = form.formState.errors.reviewReminderDays;
  const error = fault?.message ?? fault?.find?.((entryError) => entryError)?.message;
  return (
    <div className="grid gap-4">
      <div className="grid gap-6 sm:grid-cols-2">
        {texts.map((text, index) => (
          <InputField
            key={labels[index]}
            type="number"
            inputMode="numeric"
            min={0}
            max={LINK_DAYS - 1}
            step={1}
            label={labels[index] as string}
            value={text}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => changeText(index, target.value)}
          />
        ))}
      </div>
      {error && <p className="text-sm font-semibold text-danger">{error}</p>}
      <p className="text-sm text-ink-soft">
        {`Empty or 0: none. The file of this installation says ${original.length ? `${original.join(' and ')} days` : 'none'}.`}
      </p>
    </div>
  );
}
