import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { dayName, weekdays } from '#schema/weekdays.ts';
import { Button } from '#web/ui/Button.tsx';
import { InputField } from '#web/ui/Field.tsx';
import type { SiteForm } from './OriginalHint.tsx';

/** When the office is open: a row for days with the same times. */
export function HoursFields({ form }: { form: SiteForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'openingHours' });
  const faults = form.formState.errors.openingHours;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-sm font-semibold">Opening hours</legend>
      {fields.length === 0 && <p className="text-sm text-ink-soft">Nothing is said of them yet.</p>}
      {fields.map(({ id }, row) => (
        <fieldset key={id} className="grid gap-4 border-2 border-line p-4">
          <legend className="sr-only">{`Opening time ${row + 1}`}</legend>
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            {weekdays.map((day) => (
              <label key={day} className="flex min-h-6 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  value={day}
                  className="checkbox"
                  {...form.register(`openingHours.${row}.days`, { onChange: () => form.clearErrors('openingHours') })}
                />
                {dayName(day)}
              </label>
            ))}
          </div>
          {faults?.[row]?.days && <p className="text-sm font-semibold text-danger">{faults[row].days.message}</p>}
          <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[10rem_10rem_auto]">
            {(['opens', 'closes'] as const).map((end) => (
              <InputField
                key={end}
                type="time"
                label={end === 'opens' ? 'Opens' : 'Closes'}
                required
                error={faults?.[row]?.[end]?.message}
                {...form.register(`openingHours.${row}.${end}`, { onChange: () => form.clearErrors('openingHours') })}
              />
            ))}
            <Button
              variant="quietDanger"
              size="small"
              className="justify-self-start sm:mt-8"
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
        <Plus aria-hidden="true" className="size-4" /> Add an opening time
      </Button>
    </fieldset>
  );
}
