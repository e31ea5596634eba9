import { type LanguageCode, languageCodes, languages } from '#schema/languages.ts';
import type { PageInLanguage } from '#schema/pageTexts/pageKey.ts';
import type { SitePage } from '#schema/pageTexts/pages.ts';
import { paths } from '#web/shared/paths.ts';

type Facts = {
  /** Fixed: revisions and audit entries of every installation refer to it. */
  id: string;
  title: string;
  path: string;
};

/** In the order of ids and of the screen. */
export const pageFacts: Record<SitePage, Facts> = {
  home: { id: '00000000-0000-4000-8000-000000000001', title: 'Home', path: paths.home },
  services: { id: '00000000-0000-4000-8000-000000000002', title: 'Services', path: paths.services },
  about: { id: '00000000-0000-4000-8000-000000000003', title: 'About', path: paths.about },
  affiliate: {
    id: '00000000-0000-4000-8000-000000000004',
    title: 'Affiliate programme',
    path: paths.affiliateProgramme,
  },
  contact: { id: '00000000-0000-4000-8000-000000000005', title: 'Contact', path: paths.contact },
  privacy: { id: '00000000-0000-4000-8000-000000000006', title: 'Privacy policy', path: paths.privacyPolicy },
  terms: { id: '00000000-0000-4000-8000-000000000007', title: 'Terms of service', path: paths.terms },
};

export const isSitePage = (slug: string): slug is SitePage => Object.hasOwn(pageFacts, slug);

/** Fixed, like the ids of the pages: a part of the ids of texts for a further language. */
const languageMarks: Record<LanguageCode, string> = { en: '8001', de: '8002', hi: '8003' };

export const idOf = ({ page, language }: PageInLanguage): string =>
  language ? pageFacts[page].id.replace('-8000-', `-${languageMarks[language]}-`) : pageFacts[page].id;

/** @returns how the audit log and lists call the texts, for example `About (Deutsch)` */
export const labelOf = ({ page, language }: PageInLanguage): string =>
  pageFacts[page].title + (language ? ` (${languages[language].name})` : '');

export const sitePageNames = Object.keys(pageFacts) as SitePage[];

const byId = new Map(
  sitePageNames.flatMap((page) =>
    [null, ...languageCodes].map((language): [string, PageInLanguage] => [
      idOf({ page, language }),
      { page, language },
    ]),
  ),
);

/** @returns undefined for an unknown id */
export const pageWithId = (id: string): PageInLanguage | undefined => byId.get(id);

/** @throws Error for an unknown id */
export function pageOfId(id: string): PageInLanguage {
  const page = pageWithId(id);
  if (!page) throw new Error(`no page has the id ${id}`);
  return page;
}
