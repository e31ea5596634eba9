import { type LanguageCode, languageCodes } from '../languages.ts';
import { type SitePage, sitePages } from './pages.ts';

/** A page in a language; null stands for the main language of the site. */
export type PageInLanguage = { page: SitePage; language: LanguageCode | null };

/** How texts are stored: those of the main language as `about`, those of a further one as `about.de`. */
export type PageKey = SitePage | `${SitePage}.${LanguageCode}`;

export const keyOf = ({ page, language }: PageInLanguage): PageKey => (language ? `${page}.${language}` : page);

export function partsOf(key: PageKey): PageInLanguage {
  const [page, language = null] = key.split('.') as [SitePage, LanguageCode?];
  return { page, language };
}

export const pageKeys: readonly PageKey[] = Object.values(sitePages).flatMap((page) =>
  [null, ...languageCodes].map((language) => keyOf({ page, language })),
);
