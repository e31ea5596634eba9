import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { BookingHostInput } from '#schema/bookingHost.ts';
import { type Day, isDay } from '#schema/officeTime.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { shortDay } from '#web/site/booking/stripDays.ts';

type Values = z.input<typeof BookingHostInput>;
type Props = { form: UseFormReturn<Values, unknown, z.output<typeof BookingHostInput>>; today: Day };

export function DaysOffField({ form, today }: Props) {
  const days = useWatch({ control: form.control, name: 'daysOff' });
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const setDays = (next: Day[]) => {
    form.clearErrors('daysOff');
    form.setValue('daysOff', next.toSorted(), { shouldDirty: true });
  };
  const add = () => {
    if (isDay(text)) setDays([...new Set([...days, text])]);
    setText('');
    input.current?.focus();
  };
  const remove = (day: Day) => {
    setDays(days.filter((dayOff) => dayOff !== day));
    input.current?.focus();
  };
  const faults = form.formState.errors.daysOff;
  const error = faults?.message ?? faults?.find?.((fault) => fault)?.message;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-3 text-sm font-semibold">Days off</legend>
      {days.length > 0 && (
        <ul aria-label="Days off" className="flex flex-wrap gap-2">
          {days.map((day) => (
            <li key={day} className="inline-flex items-center border-2 border-line pl-3 text-sm tabular-nums">
              {shortDay(day)}
              <button
                type="button"
                aria-label={`Remove ${shortDay(day)}`}
                className="ml-1 grid size-9 place-items-center transition-colors hover:bg-paper-deep"
                onClick={() => remove(day)}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <InputField
          ref={input}
          type="date"
          label="Day"
          min={today}
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !text) return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="secondary" size="small" className="justify-self-start sm:mt-8" disabled={!text} onClick={add}>
          <Plus aria-hidden="true" className="size-4" /> Add a day off
        </Button>
      </div>
    </fieldset>
  );
}
