import { eq, isNull, or, type SQL } from 'drizzle-orm';
import type { LanguageTag } from '#schema/contentLanguages.ts';
import { SITE_LANGUAGE } from '#schema/siteLanguage.ts';
import type { ContentRow, Kind } from './kind.ts';

export const languageOf = ({ language }: Pick<ContentRow, 'language'>): LanguageTag => language ?? SITE_LANGUAGE;

/**
 * Content in the language of the site follows it when the site changes its language.
 * @returns undefined for an omitted language
 */
export const storedLanguage = (language: string | null | undefined): LanguageTag | null | undefined =>
  language === undefined ? undefined : language && language !== SITE_LANGUAGE ? (language as LanguageTag) : null;

/** @returns undefined without a language */
export function hasLanguage({ table }: Pick<Kind, 'table'>, language: string | null | undefined): SQL | undefined {
  if (!language) return undefined;
  const isIt = eq(table.language, language);
  return language === SITE_LANGUAGE ? or(isNull(table.language), isIt) : isIt;
}
