import { type ReactNode, use } from 'react';
import type { LanguageCode } from '#schema/languages.ts';
import { english, type Language, LanguageProvider } from '#web/shared/language/language.ts';

type Props = { code: LanguageCode; children: ReactNode };

/** What the product itself writes on a page is in the language of the page. Suspends until that is loaded. */
export function PreviewLanguage({ code, children }: Props) {
  const language = code === english.code ? english : use(loaded(code));
  return (
    <LanguageProvider value={language}>
      <div lang={code} dir={language.dir}>
        {children}
      </div>
    </LanguageProvider>
  );
}

const languages = new Map<LanguageCode, Promise<Language>>();

/** A promise for each language, because `use` needs the same one in every render; English when it cannot be loaded. */
function loaded(code: LanguageCode): Promise<Language> {
  const language =
    languages.get(code) ??
    import('#web/shared/language/load.ts')
      .then(({ loadLanguage }) => loadLanguage(code))
      .catch(() => {
        languages.delete(code);
        return english;
      });
  languages.set(code, language);
  return language;
}
