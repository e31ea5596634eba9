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

/** @returns whether an address is of a list with more of it: a press there fetches only what follows (web/ui/More.tsx) */
export const isMore = (search: string) => new URLSearchParams(search).has(SHOW_PARAM);
