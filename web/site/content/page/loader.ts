import { type FragmentType, readFragment } from '#web/gql/index.ts';
import { QueryError } from '#web/shared/data/errors.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { contactFormSection } from './lazySections.ts';
import { isPageSlug, NO_PAGE } from './noPage.ts';
import { PageFragment, PageSectionFragment, SitePageDocument } from './publicDocuments.ts';

export async function pageLoader({ params: { slug = '' }, fetchQuery }: LoaderArgs) {
  if (!isPageSlug(slug)) throw new QueryError(NO_PAGE);
  const data = await fetchQuery(SitePageDocument, { slug });
  if (!data.page) throw new QueryError(NO_PAGE);
  return { ...data, ...(await preloadPage(data.page)) };
}

/**
 * Loads the code of rare sections: the server draws nothing that it has to wait for.
 * @returns whether the page has neither navigation nor the footer of the site
 */
export async function preloadPage(masked: FragmentType<typeof PageFragment>): Promise<{ isLanding: boolean }> {
  const page = readFragment(PageFragment, masked);
  const sections = readFragment(PageSectionFragment, page.sections);
  if (sections.some(({ __typename }) => __typename === 'ContactFormSection')) await contactFormSection.preload();
  return { isLanding: page.layout === 'LANDING' };
}
