import * as z from 'zod/mini';
import { line, text } from './common.ts';
import { languageCode } from './languageCode.ts';
import { type LanguageCode, languageCodes } from './languages.ts';

/** Of the texts that the agency says about itself. */
export const MAX_TAGLINE = 120;
export const MAX_DESCRIPTION = 400;

const tooMany = `Please give at most ${languageCodes.length} translations.`;

export const SiteTranslationInput = z.object({
  language: languageCode,
  /** Empty: that of the site. */
  tagline: line(0, MAX_TAGLINE, ''),
  description: text(0, MAX_DESCRIPTION, ''),
});
export type SiteTranslation = z.output<typeof SiteTranslationInput>;

/** One for each language, in the order of the languages: of several the last one, and none without a text. */
export const siteTranslations = z.array(SiteTranslationInput, tooMany).check(
  z.maxLength(languageCodes.length, tooMany),
  z.overwrite((all) =>
    languageCodes.flatMap((code) => {
      const last = all.findLast(({ language }) => language === code);
      return last && (last.tagline || last.description) ? [last] : [];
    }),
  ),
);

type Words = Pick<SiteTranslation, 'tagline' | 'description'>;

/** @returns the tagline and the description on pages of a language; those of the site where they are not translated */
export function wordsIn(
  site: Words & { language: LanguageCode; translations: readonly SiteTranslation[] },
  language: LanguageCode,
): Words {
  const translation =
    language === site.language ? undefined : site.translations.find((one) => one.language === language);
  return { tagline: translation?.tagline || site.tagline, description: translation?.description || site.description };
}
