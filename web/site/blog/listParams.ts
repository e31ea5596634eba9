import { listParam, narrowedPath } from '#web/shared/lists/listParams.ts';
import { paths } from '#web/shared/paths.ts';

/** The parameters of the list's address. */
export const FILTER_PARAMS = ['tag', 'search'] as const;
/** What the list of posts is narrowed to. */
export type BlogListParams = { [Name in (typeof FILTER_PARAMS)[number]]?: string | undefined };

/** @returns what an address asks for, in a form that the server takes, whatever stands there */
export const listParamsOf = (search: URLSearchParams): BlogListParams => ({
  tag: listParam(search, 'tag'),
  search: listParam(search, 'search'),
});

/** @returns the address of the list narrowed like this */
export const pathOf = ({ tag, search }: BlogListParams): string => narrowedPath(paths.blogs, { tag, search });

/** @returns the address of the posts with a tag */
export const tagPath = (tag: string): string => pathOf({ tag });

/** @returns what a list narrowed like this has, or has not: 'Posts about SEO', 'No posts with “budget”' */
export const headlineOf = ({ tag, search }: BlogListParams, posts = 'Posts'): string =>
  [posts, tag && `about ${tag}`, search && `with “${search}”`].filter(Boolean).join(' ');
