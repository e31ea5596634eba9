import { useId } from 'react';
import { SourceForm as rule } from '#schema/source.ts';
import { MAX_SOURCE, sourceLabel } from '#schema/sourceLabel.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { InPlaceForm } from '#web/shared/forms/InPlaceForm.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { InputField } from '#web/shared/ui/Field.tsx';
import { useSourceNames } from './useSourceNames.ts';

type Props = {
  source: string | null;
  onClose: () => void;
  /** Saves the source; null restores the detected one. @returns the failure */
  onSource: (source: string | null) => Promise<Failure | null>;
};

/** Replaces the displayed source by a field; Escape cancels. */
export function SourceForm({ source, onClose, onSource }: Props) {
  const list = useId();
  const names = useSourceNames();
  const form = useInputForm({
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
    <InPlaceForm form={form} onClose={onClose}>
      <InputField
        label="Where it came from"
        autoFocus
        autoComplete="off"
        list={list}
        maxLength={MAX_SOURCE}
        hint="Such as “came by phone”. Empty: what was found."
        {...form.field('source')}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name}>
            {sourceLabel(name)}
          </option>
        ))}
      </datalist>
    </InPlaceForm>
  );
}
