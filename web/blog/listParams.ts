import { paths } from '#web/paths.ts';

/** The parameters of the list's address. */
export const FILTER_PARAMS = ['tag', 'search'] as const;
/** What the list of posts is narrowed to. */
export type BlogListParams = { [Name in (typeof FILTER_PARAMS)[number]]?: string | undefined };

/** The most that is looked for: longer than any tag may be. */
export const MAX_LIST_PARAM = 100;

/** @returns what an address asks for, in a form that the server takes, whatever stands there */
export const listParamsOf = (search: URLSearchParams): BlogListParams => ({
  tag: cleaned(search.get('tag')),
  search: cleaned(search.get('search')),
});

const cleaned = (text: string | null): string | undefined =>
  [...(text ?? '').replace(/\p{Cc}/gu, ' ').trim()].slice(0, MAX_LIST_PARAM).join('') || undefined;

/** @returns the address of the list narrowed like this */
export function pathOf({ tag, search }: BlogListParams): string {
  const query = [tag && `tag=${encodeURIComponent(tag)}`, search && `search=${encodeURIComponent(search)}`];
  const asked = query.filter(Boolean).join('&');
  return asked ? `${paths.blogs}?${asked}` : paths.blogs;
}

/** @returns the address of the posts with a tag */
export const tagPath = (tag: string): string => pathOf({ tag });

/** @returns what a list narrowed like this has, or has not: 'Posts about SEO', 'No posts with “budget”' */
export const headlineOf = ({ tag, search }: BlogListParams, posts = 'Posts'): string =>
  [posts, tag && `about ${tag}`, search && `with “${search}”`].filter(Boolean).join(' ');
