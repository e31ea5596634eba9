import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { BookingRules, SiteChanges } from '#schema/site.ts';
import type { SiteValues } from './values.ts';

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
