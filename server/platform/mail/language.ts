import type { LanguageCode } from '#schema/languages.ts';
import { baseOf, languagesOf } from '#schema/pageLanguage.ts';
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

type Brand = Pick<Context, 'settings' | 'site'>;

/**
 * For a mail to a visitor: a brand with the language, and with the address of its pages. Apply it once, because the
 * address gets the prefix of the language.
 * @param language as stored; for null, and for one that the site does not offer, the brand stays as it is
 */
export function inLanguage<Of extends Brand>(brand: Of, language: string | null | undefined): Of {
  const { site, settings } = brand;
  const offered = languagesOf(site)?.find((code) => code === language);
  if (!offered) return brand;
  const PUBLIC_URL = settings.PUBLIC_URL + baseOf(offered, site);
  return { ...brand, site: { ...site, language: offered }, settings: { ...settings, PUBLIC_URL } };
}

/** For a mail that answers a visitor at once: `inLanguage` of the page that asked. */
export const asPageOf = <Of extends Brand & Pick<Origin, 'pageLanguage'>>(brand: Of): Of =>
  inLanguage(brand, brand.pageLanguage);

/** @param code stored by any version; an unknown one is English */
export const mailLanguage = (code: LanguageCode): Language => languages[code] ?? english;
