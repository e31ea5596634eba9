import { useController } from 'react-hook-form';
import { LanguageFields } from '#web/office/content/language/LanguageFields.tsx';
import { TranslatedPagesDocument } from '#web/site/content/page/documents.ts';
import type { PageFormState } from './usePageForm.ts';

const choices = { names: { one: 'page', many: 'pages' }, document: TranslatedPagesDocument };

export function PageLanguage({ form, ownId }: { form: PageFormState; ownId: string | undefined }) {
  const { field: language } = useController({ control: form.control, name: 'language' });
  const { field: translations } = useController({ control: form.control, name: 'translations' });
  return (
    <LanguageFields
      ownId={ownId}
      language={language}
      error={form.formState.errors.language?.message}
      translations={translations.value}
      onChange={translations.onChange}
      choices={choices}
    />
  );
}
