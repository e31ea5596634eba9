import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { visibleItems } from '#web/shared/lists/listParams.ts';
import { listParamsOf } from './listParams.ts';
import { AuthorDocument, AuthorPostsDocument, BlogPostPageDocument, BlogsPageDocument } from './publicDocuments.ts';

export const blogsLoader = ({ search, fetchQuery }: LoaderArgs) =>
  fetchQuery(BlogsPageDocument, { ...listParamsOf(search), first: visibleItems(search) });

export const blogPostLoader = ({ params: { slug = '' }, fetchQuery }: LoaderArgs) =>
  fetchQuery(BlogPostPageDocument, { slug });

/** @throws QueryError NOT_FOUND for an unknown author */
export async function authorLoader({ params: { slug = '' }, search, fetchQuery }: LoaderArgs) {
  const { author } = await fetchQuery(AuthorDocument, { slug });
  const page = { author: author?.name ?? '', first: visibleItems(search) };
  return { author, ...(await fetchQuery(AuthorPostsDocument, page)) };
}
