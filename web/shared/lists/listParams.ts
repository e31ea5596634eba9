/** How many items a public list shows at first, and how many more each time. */
export const PAGE = 30;
/** The most that one address may ask for. */
const MOST = 200;

/** The parameter of a list's address that says how many are shown at once. */
export const SHOW_PARAM = 'show';

/** How many items an address asks to see at once. */
export const visibleItems = (search: URLSearchParams) =>
  Math.min(Math.max(Math.floor(Number(search.get(SHOW_PARAM))) || PAGE, PAGE), MOST);

/** The address of a list with more of it, for readers without scripts. */
export const moreOf = (path: string, count: number) =>
  `${path}${path.includes('?') ? '&' : '?'}${SHOW_PARAM}=${count + PAGE}`;

/** @returns whether an address is of a list with more of it: a press there fetches only what follows (web/shared/ui/More.tsx) */
export const isMore = (search: string) => new URLSearchParams(search).has(SHOW_PARAM);

/** The most that is looked for: longer than any tag may be. */
export const MAX_LIST_PARAM = 100;

/** @returns what a parameter of an address asks for, in a form that the server takes, whatever stands there */
export const listParam = (search: URLSearchParams, name: string): string | undefined =>
  [...(search.get(name) ?? '').replace(/\p{Cc}/gu, ' ').trim()].slice(0, MAX_LIST_PARAM).join('') || undefined;

/** @returns the address of a list narrowed like this; what is left out narrows nothing */
export function narrowedPath(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const asked = Object.entries(params).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value)}` : [],
  );
  return asked.length ? `${path}?${asked.join('&')}` : path;
}
