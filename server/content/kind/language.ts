import { eq, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { LanguageTag } from '#schema/contentLanguages.ts';
import { baseOf } from '#schema/pageLanguage.ts';
import type { Site } from '#schema/site.ts';
import type { Context } from '#server/platform/context.ts';
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

type AskingPage = Pick<Context, 'site' | 'pageLanguage'>;

/** Whether the pages that ask show a row. Main pages show all content that has no prefix of a language. */
export const isOnPages = ({ language }: Pick<ContentRow, 'language'>, { site, pageLanguage }: AskingPage): boolean =>
  pageLanguage === undefined || baseOf(language, site) === baseOf(pageLanguage, site);

/** As `isOnPages`, as a condition. @returns undefined when the request is of no page of a site with several languages */
export function onPages({ table }: Pick<Kind, 'table'>, { site, pageLanguage }: AskingPage): SQL | undefined {
  if (pageLanguage === undefined) return undefined;
  if (baseOf(pageLanguage, site)) return eq(table.language, pageLanguage);
  return or(isNull(table.language), notInArray(table.language, [...site.furtherLanguages]));
}

/** Makes prepared statements once per condition of `onPages`. @param make gets the end of their names, and the condition */
export function preparedOnPages<Readers>(kind: Pick<Kind, 'table'>, make: (end: string, filter?: SQL) => Readers) {
  const made = new Map<string, Readers>();
  return (asking: AskingPage): Readers => {
    const { pageLanguage, site } = asking;
    const isFurther = pageLanguage !== undefined && baseOf(pageLanguage, site) !== '';
    const end = isFurther ? `_${pageLanguage}` : pageLanguage ? `_not_${site.furtherLanguages.join('_')}` : '';
    const readers = made.get(end) ?? make(end, onPages(kind, asking));
    made.set(end, readers);
    return readers;
  };
}

/** A total order: after a change of the site's language, a group may have two members in one. */
export const byLanguage = (a: InLanguage, b: InLanguage): number =>
  a.language === b.language ? (a.slug < b.slug ? -1 : 1) : a.language < b.language ? -1 : 1;
