import type { SitePageQuery } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { QueryError } from '#web/shared/data/errors.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { NO_PAGE } from './noPage.ts';
import { PageFragment, PageSectionFragment, SitePageDocument } from './publicDocuments.ts';

/** No page has another address: nothing is asked for `/wp-login.php`. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG = 120;

export async function pageLoader({ params: { slug = '' }, fetchQuery }: LoaderArgs): Promise<SitePageQuery> {
  if (slug.length > MAX_SLUG || !SLUG.test(slug)) throw new QueryError(NO_PAGE);
  const data = await fetchQuery(SitePageDocument, { slug });
  if (!data.page) throw new QueryError(NO_PAGE);
  const page = readFragment(PageFragment, data.page);
  if (readFragment(PageSectionFragment, page.sections).some(({ __typename }) => __typename === 'ContactFormSection'))
    await (await import('./lazySections.ts')).contactFormSection.preload();
  return data;
}
