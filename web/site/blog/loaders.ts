import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { visibleItems } from '#web/shared/lists/listParams.ts';
import { listParamsOf } from './listParams.ts';
import { BlogPostPageDocument, BlogsPageDocument } from './publicDocuments.ts';

export const blogsLoader = ({ search, fetchQuery }: LoaderArgs) =>
  fetchQuery(BlogsPageDocument, { ...listParamsOf(search), first: visibleItems(search) });

export const blogPostLoader = ({ params: { slug = '' }, fetchQuery }: LoaderArgs) =>
  fetchQuery(BlogPostPageDocument, { slug });
