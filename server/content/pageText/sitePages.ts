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

/** @throws Error for an unknown id */
export function pageOfId(id: string): SitePage {
  const [page] = (Object.keys(pageFacts) as SitePage[]).filter((name) => pageFacts[name].id === id);
  if (!page) throw new Error(`no page has the id ${id}`);
  return page;
}
