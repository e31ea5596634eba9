import type { LanguageCode } from '#schema/languages.ts';
import { english, type Language } from '#web/shared/language/language.ts';
import { languageOf } from '#web/shared/language/languageOf.ts';
import { de as pagesDe } from '#web/shared/language/texts/de.ts';
import { hi as pagesHi } from '#web/shared/language/texts/hi.ts';
import { de } from './texts/de.ts';
import { hi } from './texts/hi.ts';

/** Mails have the sentences of pages and those of tables that no page loads. */
const languages: Record<LanguageCode, Language> = {
  en: english,
  de: languageOf('de', { ...pagesDe, ...de }),
  hi: languageOf('hi', { ...pagesHi, ...hi }),
};

/** @param code stored by any version; an unknown one is English */
export const mailLanguage = (code: LanguageCode): Language => languages[code] ?? english;
