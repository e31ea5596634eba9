import { paths } from '#web/shared/paths.ts';

/** Query parameter of the login page with the path to return to. */
const NEXT = 'next';

type Address = { pathname: string; search: string; hash: string };

export const loginFor = ({ pathname, search, hash }: Address): string =>
  `${paths.login}?${NEXT}=${encodeURIComponent(pathname + search + hash)}`;

/**
 * A path of this site: words between single slashes, then a query or a hash. Two slashes, a backslash, a scheme or an
 * encoded form of these could lead to another site.
 */
const ownPath = /^(\/[\w-]+)+\/?([?#].*)?$/;

/**
 * @param search the query of the login page, which anybody may have written
 * @returns the path to return to after signing in; null when it is missing or not a path of this site
 */
export function returnPathOf(search: string): string | null {
  const next = new URLSearchParams(search).get(NEXT);
  return next && ownPath.test(next) ? next : null;
}
