import type { LoaderArgs } from '#web/data/loader.ts';
import { visibleItems } from '#web/lists/listParams.ts';
import { listParamsOf } from './listParams.ts';

/** The list, narrowed as the address says, with as many posts as it asks for. */
export const blogsLoader = async ({ search, fetchQuery }: LoaderArgs) => {
  const { BlogsPageDocument } = await import('./documents.ts');
  return fetchQuery(BlogsPageDocument, { ...listParamsOf(search), first: visibleItems(search) });
};

/** The post of a slug and its neighbours. */
export const blogPostLoader = async ({ params: { slug = '' }, fetchQuery }: LoaderArgs) => {
  const { BlogPostPageDocument } = await import('./documents.ts');
  return fetchQuery(BlogPostPageDocument, { slug });
};
