import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { MAX_RESULTS } from '#schema/caseStudy.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import type { ItemForm } from './usePortfolioForm.ts';

export function ResultFields({ form: { control, register, formState } }: { form: ItemForm }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'results' });
  const errors = formState.errors.results;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-sm font-semibold">Results</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-start gap-3">
          <InputField
            label={`Figure ${index + 1}`}
            placeholder="+140 %"
            error={errors?.[index]?.figure?.message}
            {...register(`results.${index}.figure`)}
          />
          <InputField
            label={`What it counts ${index + 1}`}
            placeholder="leads"
            error={errors?.[index]?.label?.message}
            {...register(`results.${index}.label`)}
          />
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove result ${index + 1}`}
            onClick={() => remove(index)}
            className="mt-8"
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        </div>
      ))}
      {errors?.message && <p className="text-sm font-semibold text-danger">{errors.message}</p>}
      {fields.length < MAX_RESULTS && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => append({ figure: '', label: '' })}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" className="size-4" /> Add a result
        </Button>
      )}
    </fieldset>
  );
}
