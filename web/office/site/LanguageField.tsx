import { languages } from '#schema/languages.ts';
import { SelectField } from '#web/shared/ui/Field.tsx';
import type { SiteForm } from './OriginalHint.tsx';

/** The language of the public site. */
export function LanguageField({ form }: { form: SiteForm }) {
  return (
    <SelectField
      label="Language of the site"
      required
      hint="Buttons, forms, dates and original texts of the public pages. What you have written stays as it is."
      error={form.formState.errors.language?.message}
      {...form.register('language', { onChange: () => form.clearErrors('language') })}
    >
      {Object.entries(languages).map(([code, { name }]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
