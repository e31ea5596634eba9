import { useController } from 'react-hook-form';
import { LanguageFields } from '#web/office/content/language/LanguageFields.tsx';
import { TranslatedPostsDocument } from '#web/site/blog/documents.ts';
import type { PostForm } from './useBlogForm.ts';

const choices = { names: { one: 'post', many: 'posts' }, document: TranslatedPostsDocument };

export function PostLanguage({ form, ownId }: { form: PostForm; ownId: string | undefined }) {
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
