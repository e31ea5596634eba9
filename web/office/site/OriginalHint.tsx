import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { BookingRules, SiteChanges } from '#schema/site.ts';
import type { useInputForm } from '#web/shared/forms/useInputForm.ts';
import type { SiteValues, valuesOf } from './values.ts';

export type SiteForm = UseFormReturn<SiteValues, unknown, SiteChanges>;
export type TextName =
  | 'name'
  | 'tagline'
  | 'description'
  | 'email'
  | 'phone'
  | 'whatsapp'
  | 'address'
  | 'city'
  | 'timeZone'
  | `colours.${'signal' | 'depth'}`;
export type RuleField = Exclude<keyof BookingRules, 'timeZone'>;
export type RuleName = 'offersThemes' | 'takesBookings' | `booking.${RuleField}`;
type Value = string | number | boolean;

/** What the fields of a part of the settings need: the form, and the values of the site's file. */
export type SitePartProps = {
  inputForm: ReturnType<typeof useInputForm<SiteValues, SiteChanges>>;
  original: ReturnType<typeof valuesOf>;
};

type Props = { form: SiteForm; name: TextName | RuleName; original: Value; hint?: string | undefined };

const valueText = (value: Value) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value === '' ? 'nothing' : `“${value}”`;

/** The hint of a field, with the value of the site's file if the field differs. */
export function OriginalHint({ form, name, original, hint }: Props) {
  const value = useWatch({ control: form.control, name });
  if (value === original) return hint;
  return (
    <>
      {hint && `${hint} `}
      {`The file of this installation says ${valueText(original)}. `}
      <button
        type="button"
        className="link font-semibold"
        onClick={() => form.setValue(name, original, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })}
      >
        Back to that
      </button>
    </>
  );
}

/** @returns the properties of a text field, with the value of the site's file in its hint */
export const originalField = (
  { inputForm, original }: SitePartProps,
  name: Exclude<TextName, 'timeZone' | `colours.${string}`>,
  hint?: string,
) => ({
  ...inputForm.field(name),
  autoComplete: 'off',
  hint: <OriginalHint form={inputForm.form} name={name} original={original[name]} hint={hint} />,
});
