import { paths } from '#web/shared/paths.ts';

/** The parameter of the login's address that says where a person goes after signing in. */
const NEXT = 'next';

type Address = { pathname: string; search: string; hash: string };

/** @returns the address of the login that leads back to a screen */
export const loginFor = ({ pathname, search, hash }: Address): string =>
  `${paths.login}?${NEXT}=${encodeURIComponent(pathname + search + hash)}`;

/**
 * A path of this site, of which the staff's are made: words between single slashes, then a query or a hash. Two slashes, a
 * backslash, a scheme or an encoded one of them would lead to another site, or might in some browser.
 */
const ownPath = /^(\/[\w-]+)+\/?([?#].*)?$/;

/**
 * @param search the query of the login's address, which anybody may have written
 * @returns the path to return to after signing in; null when none is named, or one that is not of this site
 */
export function returnPathOf(search: string): string | null {
  const next = new URLSearchParams(search).get(NEXT);
  return next && ownPath.test(next) ? next : null;
}
