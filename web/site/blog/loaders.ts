import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { visibleItems } from '#web/shared/lists/listParams.ts';
import { listParamsOf } from './listParams.ts';
import { AuthorDocument, AuthorPostsDocument, BlogPostPageDocument, BlogsPageDocument } from './publicDocuments.ts';

/** The list, narrowed as the address says, with as many posts as it asks for. */
export const blogsLoader = ({ search, fetchQuery }: LoaderArgs) =>
  fetchQuery(BlogsPageDocument, { ...listParamsOf(search), first: visibleItems(search) });

/** The post of a slug and its neighbours. */
export const blogPostLoader = ({ params: { slug = '' }, fetchQuery }: LoaderArgs) =>
  fetchQuery(BlogPostPageDocument, { slug });

/** The author of a slug, and the posts that say their name. @throws QueryError of NOT_FOUND */
export async function authorLoader({ params: { slug = '' }, search, fetchQuery }: LoaderArgs) {
  const { author } = await fetchQuery(AuthorDocument, { slug });
  const page = { author: author?.name ?? '', first: visibleItems(search) };
  return { author, ...(await fetchQuery(AuthorPostsDocument, page)) };
}
