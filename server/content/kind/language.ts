import { eq, isNull, or, type SQL } from 'drizzle-orm';
import type { LanguageTag } from '#schema/contentLanguages.ts';
import type { Site } from '#schema/site.ts';
import type { ContentRow, Kind } from './kind.ts';

type OfSite = Pick<Site, 'language'>;
type InLanguage = { language: string; slug: string };

export const languageOf = ({ language }: Pick<ContentRow, 'language'>, site: OfSite): LanguageTag =>
  language ?? site.language;

/**
 * Content in the language of the site follows it when the site changes its language.
 * @returns undefined for an omitted language
 */
export const storedLanguage = (language: string | null | undefined, site: OfSite): LanguageTag | null | undefined =>
  language === undefined ? undefined : language && language !== site.language ? (language as LanguageTag) : null;

/** @returns undefined without a language */
export function hasLanguage(
  { table }: Pick<Kind, 'table'>,
  language: string | null | undefined,
  site: OfSite,
): SQL | undefined {
  if (!language) return undefined;
  const isIt = eq(table.language, language);
  return language === site.language ? or(isNull(table.language), isIt) : isIt;
}

/** A total order: after a change of the site's language, a group may have two members in one. */
export const byLanguage = (a: InLanguage, b: InLanguage): number =>
  a.language === b.language ? (a.slug < b.slug ? -1 : 1) : a.language < b.language ? -1 : 1;
