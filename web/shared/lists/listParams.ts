export const PAGE = 30;
/** The most items that one address may ask for. */
const MOST = 200;

export const SHOW_PARAM = 'show';

export const visibleItems = (search: URLSearchParams) =>
  Math.min(Math.max(Math.floor(Number(search.get(SHOW_PARAM))) || PAGE, PAGE), MOST);

/** Address of a list with one more page, for visitors without scripts. */
export const moreOf = (path: string, count: number) =>
  `${path}${path.includes('?') ? '&' : '?'}${SHOW_PARAM}=${count + PAGE}`;

/**
 * @returns whether an address has the `show` parameter; with scripts only the next page is fetched
 *   (web/shared/ui/More.tsx)
 */
export const isMore = (search: string) => new URLSearchParams(search).has(SHOW_PARAM);

/** Maximum length of a search or filter parameter; longer than any tag. */
export const MAX_LIST_PARAM = 100;

/** @returns the parameter, cleaned so that the server accepts it */
export const listParam = (search: URLSearchParams, name: string): string | undefined =>
  [...(search.get(name) ?? '').replace(/\p{Cc}/gu, ' ').trim()].slice(0, MAX_LIST_PARAM).join('') || undefined;

export function narrowedPath(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(params).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value)}` : [],
  );
  return entries.length ? `${path}?${entries.join('&')}` : path;
}
