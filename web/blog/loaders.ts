import type { LoaderArgs } from '#web/data/loader.ts';
import { visibleItems } from '#web/lists/listParams.ts';
import { listParamsOf } from './listParams.ts';
import { BlogPostPageDocument, BlogsPageDocument } from './publicDocuments.ts';

/** The list, narrowed as the address says, with as many posts as it asks for. */
export const blogsLoader = ({ search, fetchQuery }: LoaderArgs) =>
  fetchQuery(BlogsPageDocument, { ...listParamsOf(search), first: visibleItems(search) });

/** The post of a slug and its neighbours. */
export const blogPostLoader = ({ params: { slug = '' }, fetchQuery }: LoaderArgs) =>
  fetchQuery(BlogPostPageDocument, { slug });
