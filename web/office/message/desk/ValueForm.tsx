import { MAX_VALUE, ValueForm as valueRule } from '#schema/desk.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { InPlaceForm } from '#web/shared/forms/InPlaceForm.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { InputField } from '#web/shared/ui/Field.tsx';

/** With room for spaces, a currency sign and decimals. */
const MAX_LENGTH = MAX_VALUE.toLocaleString('en-IN').length + 8;

type Props = {
  value: number | null;
  onClose: () => void;
  onValue: (value: number | null) => Promise<Failure | null>;
};

/** The estimated value of an enquiry as a field, in place of the text; Escape cancels. */
export function ValueForm({ value, onClose, onValue }: Props) {
  const form = useInputForm({
    rule: valueRule,
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
        maxLength={MAX_LENGTH}
        hint="Empty: nobody knows yet."
        {...form.field('value')}
      />
    </InPlaceForm>
  );
}
