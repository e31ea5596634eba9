import { useId } from 'react';
import { SourceForm as rule } from '#schema/source.ts';
import { MAX_SOURCE, sourceLabel } from '#schema/sourceLabel.ts';
import type { Failure } from '#web/data/errors.ts';
import { useInputForm } from '#web/forms/useInputForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { InputField } from '#web/ui/Field.tsx';
import { useSourceNames } from './useSourceNames.ts';

type Props = {
  source: string | null;
  onClose: () => void;
  /** Keeps it; null: what was found stands. @returns why that was refused */
  onSource: (source: string | null) => Promise<Failure | null>;
};

/** Where an enquiry comes from, as staff know it: a field in the place of what is shown. Escape leaves it as it was. */
export function SourceForm({ source, onClose, onSource }: Props) {
  const list = useId();
  const names = useSourceNames();
  const { field, submit, submitButton, isSubmitting } = useInputForm({
    rule,
    defaultValues: { source: source ?? '' },
    keepsToasts: true,
    selectsRefused: true,
    send: async (input) => {
      const failure = await onSource(input.source ?? null);
      if (!failure) onClose();
      return failure;
    },
  });
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && !isSubmitting && onClose()}
      className="w-full"
    >
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-3">
        <InputField
          label="Where it came from"
          autoFocus
          autoComplete="off"
          list={list}
          maxLength={MAX_SOURCE}
          hint="Such as “came by phone”. Empty: what was found."
          {...field('source')}
        />
        <datalist id={list}>
          {names.map((name) => (
            <option key={name} value={name}>
              {sourceLabel(name)}
            </option>
          ))}
        </datalist>
        <div className="flex gap-2">
          <Button type="submit" size="small" ref={submitButton} busy={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save'}
          </Button>
          <Button variant="secondary" size="small" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
