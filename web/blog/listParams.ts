import { paths } from '#web/paths.ts';

/** The parameters of the list's address. */
export const NARROWINGS = ['tag', 'search'] as const;
/** What the list of posts is narrowed to. */
export type Wanted = { [Name in (typeof NARROWINGS)[number]]?: string | undefined };

/** The most that is looked for: longer than any tag may be. */
export const MAX_WANTED = 100;

/** @returns what an address asks for, in a form that the server takes, whatever stands there */
export const wantedOf = (search: URLSearchParams): Wanted => ({
  tag: cleaned(search.get('tag')),
  search: cleaned(search.get('search')),
});

const cleaned = (text: string | null): string | undefined =>
  [...(text ?? '').replace(/\p{Cc}/gu, ' ').trim()].slice(0, MAX_WANTED).join('') || undefined;

/** @returns the address of the list narrowed like this */
export function pathOf({ tag, search }: Wanted): string {
  const query = [tag && `tag=${encodeURIComponent(tag)}`, search && `search=${encodeURIComponent(search)}`];
  const asked = query.filter(Boolean).join('&');
  return asked ? `${paths.blogs}?${asked}` : paths.blogs;
}

/** @returns the address of the posts with a tag */
export const tagPath = (tag: string): string => pathOf({ tag });

/** @returns what a list narrowed like this has, or has not: 'Posts about SEO', 'No posts with “budget”' */
export const headlineOf = ({ tag, search }: Wanted, posts = 'Posts'): string =>
  [posts, tag && `about ${tag}`, search && `with “${search}”`].filter(Boolean).join(' ');
