import { useController } from 'react-hook-form';
import { LanguageFields } from '#web/office/content/language/LanguageFields.tsx';
import { TranslatedItemsDocument } from '#web/site/portfolio/documents.ts';
import type { ItemForm } from './usePortfolioForm.ts';

const choices = { names: { one: 'item', many: 'items' }, document: TranslatedItemsDocument };

export function ItemLanguage({ form, ownId }: { form: ItemForm; ownId: string | undefined }) {
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
