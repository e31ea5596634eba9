import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { visibleItems } from '#web/shared/lists/listParams.ts';

/** Its documents are not part of the first page. @throws QueryError NOT_FOUND for an unknown author */
export async function authorLoader({ params: { slug = '' }, search, fetchQuery }: LoaderArgs) {
  const { AuthorDocument, AuthorPostsDocument } = await import('./publicDocuments.ts');
  const { author } = await fetchQuery(AuthorDocument, { slug });
  const page = { author: author?.name ?? '', first: visibleItems(search) };
  return { author, ...(await fetchQuery(AuthorPostsDocument, page)) };
}
