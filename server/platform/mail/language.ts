import type { LanguageCode } from '#schema/languages.ts';
import { english, type Language } from '#web/shared/language/language.ts';
import { languageOf } from '#web/shared/language/languageOf.ts';
import { de } from './texts/de.ts';
import { hi } from './texts/hi.ts';

/** Tables of their own: no page loads the sentences of mails. */
const languages: Record<LanguageCode, Language> = {
  en: english,
  de: languageOf('de', de),
  hi: languageOf('hi', hi),
};

/** @param code stored by any version; an unknown one is English */
export const mailLanguage = (code: LanguageCode): Language => languages[code] ?? english;
