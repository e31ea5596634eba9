import type { SitePageQuery } from '#web/gql/graphql.ts';
import { type FragmentType, readFragment } from '#web/gql/index.ts';
import { QueryError } from '#web/shared/data/errors.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { contactFormSection } from './lazySections.ts';
import { isPageSlug, NO_PAGE } from './noPage.ts';
import { PageFragment, PageSectionFragment, SitePageDocument } from './publicDocuments.ts';

export async function pageLoader({ params: { slug = '' }, fetchQuery }: LoaderArgs): Promise<SitePageQuery> {
  if (!isPageSlug(slug)) throw new QueryError(NO_PAGE);
  const data = await fetchQuery(SitePageDocument, { slug });
  if (!data.page) throw new QueryError(NO_PAGE);
  await preloadSections(data.page);
  return data;
}

/** Loads the code of rare sections: the server draws nothing that it has to wait for. */
export async function preloadSections(page: FragmentType<typeof PageFragment>): Promise<void> {
  const sections = readFragment(PageSectionFragment, readFragment(PageFragment, page).sections);
  if (sections.some(({ __typename }) => __typename === 'ContactFormSection')) await contactFormSection.preload();
}
