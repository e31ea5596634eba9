import type { LanguageCode } from '#schema/languages.ts';
import { baseOf } from '#schema/pageLanguage.ts';
import type { Context, Origin } from '#server/platform/context.ts';
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

/**
 * For mails that answer a visitor: the language of the page that asked, and the address of its pages. For other mails the
 * brand stays as it is.
 */
export function asPageOf<Brand extends Pick<Context, 'settings' | 'site'> & Pick<Origin, 'pageLanguage'>>(
  brand: Brand,
): Brand {
  const { pageLanguage, site, settings } = brand;
  if (!pageLanguage) return brand;
  const PUBLIC_URL = settings.PUBLIC_URL + baseOf(pageLanguage, site);
  return { ...brand, site: { ...site, language: pageLanguage }, settings: { ...settings, PUBLIC_URL } };
}

/** @param code stored by any version; an unknown one is English */
export const mailLanguage = (code: LanguageCode): Language => languages[code] ?? english;
