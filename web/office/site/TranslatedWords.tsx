import { languageCodes, languages } from '#schema/languages.ts';
import { InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import type { SitePartProps } from './OriginalHint.tsx';

/** Tagline and description in the chosen further languages. */
export function TranslatedWords({ inputForm: { form, field } }: SitePartProps) {
  const [main, further] = form.watch(['language', 'furtherLanguages']);
  const chosen = languageCodes.flatMap((code, index) =>
    code !== main && further?.includes(code) ? [{ code, index, name: languages[code].name }] : [],
  );
  return chosen.map(({ code, index, name }) => (
    <div key={code} lang={code} className="grid gap-6">
      <InputField label={`Tagline: ${name}`} autoComplete="off" {...field(`translations.${index}.tagline`)} />
      <TextareaField
        label={`What the agency does: ${name}`}
        rows={3}
        hint="Left empty, pages in this language show the text above."
        {...field(`translations.${index}.description`)}
      />
    </div>
  ));
}
