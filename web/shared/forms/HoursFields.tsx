import { Plus, Trash2 } from 'lucide-react';
import { type ArrayPath, type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { OpeningHours } from '#schema/site.ts';
import { dayName, weekdays } from '#schema/weekdays.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  name: ArrayPath<Values>;
  words: { all: string; one: string; ends: readonly [string, string]; none: string; add: string };
};

/** Weekly hours: one row for all days with the same times. */
export function HoursFields<Values extends FieldValues, Output>({
  form: formProp,
  name: key,
  words,
}: Props<Values, Output>) {
  // Every form has the same type of rows.
  const form = formProp as unknown as UseFormReturn<{ hours: OpeningHours[] }>;
  const name = key as 'hours';
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const faults = form.formState.errors[name];
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-3 text-sm font-semibold">{words.all}</legend>
      {fields.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      {fields.map(({ id }, row) => (
        <fieldset key={id} className="@container grid min-w-0 grid-cols-1 gap-4 border-2 border-line p-4">
          <legend className="sr-only">{`${words.one} ${row + 1}`}</legend>
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            {weekdays.map((day) => (
              <label key={day} className="flex min-h-6 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  value={day}
                  className="checkbox"
                  {...form.register(`${name}.${row}.days`, { onChange: () => form.clearErrors(name) })}
                />
                {dayName(day)}
              </label>
            ))}
          </div>
          {faults?.[row]?.days && <p className="text-sm font-semibold text-danger">{faults[row].days.message}</p>}
          <div className="grid items-start gap-4 @min-[20rem]:grid-cols-2 @min-[30rem]:grid-cols-[10rem_10rem_auto]">
            {(['opens', 'closes'] as const).map((end, place) => (
              <InputField
                key={end}
                type="time"
                label={words.ends[place as 0 | 1]}
                required
                error={faults?.[row]?.[end]?.message}
                {...form.register(`${name}.${row}.${end}`, { onChange: () => form.clearErrors(name) })}
              />
            ))}
            <Button
              variant="quietDanger"
              size="small"
              className="justify-self-start @min-[30rem]:mt-8"
              onClick={() => remove(row)}
            >
              <Trash2 aria-hidden="true" className="size-4" /> Remove
            </Button>
          </div>
        </fieldset>
      ))}
      {faults?.root && <p className="text-sm font-semibold text-danger">{faults.root.message}</p>}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => append({ days: weekdays.slice(0, 5), opens: '09:30', closes: '18:00' })}
      >
        <Plus aria-hidden="true" className="size-4" /> {words.add}
      </Button>
    </fieldset>
  );
}
