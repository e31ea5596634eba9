import { MAX_VALUE, ValueForm as rule } from '#schema/desk.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { InPlaceForm } from '#web/shared/forms/InPlaceForm.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { InputField } from '#web/shared/ui/Field.tsx';

type Props = {
  value: number | null;
  onClose: () => void;
  onValue: (value: number | null) => Promise<Failure | null>;
};

/** Replaces the displayed value by a field; Escape cancels. */
export function ValueForm({ value, onClose, onValue }: Props) {
  const form = useInputForm({
    rule,
    defaultValues: { value: value === null ? '' : value.toLocaleString('en-IN') },
    keepsToasts: true,
    selectsRefused: true,
    send: async (input) => {
      const failure = await onValue(input.value);
      if (!failure) onClose();
      return failure;
    },
  });
  return (
    <InPlaceForm form={form} onClose={onClose}>
      <InputField
        label="Value in rupees"
        autoFocus
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_VALUE.toLocaleString('en-IN').length + 8}
        hint="Empty: nobody knows yet."
        {...form.field('value')}
      />
    </InPlaceForm>
  );
}
