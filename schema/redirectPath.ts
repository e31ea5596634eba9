/** How long a path may be that leads on, and that is counted when nothing is found at it. */
export const MAX_PATH = 500;

/** What no address holds as it is: control characters, halves of a character, and what breaks a line. */
const unseen = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const dots = /(^|\/)\.{1,2}(?=\/|$)/;
const encoded = /%[0-9a-f]{2}/i;

/** A path's text as a person reads it. What is no percent-encoding is the text it is, as the server reads addresses. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The one spelling by which paths are compared: decoded, in small letters, without a slash at the end, as the pages of the
 * site are found too.
 * @param path of a request or as somebody has typed it, without query and fragment
 * @returns null for what can be no path of a page on this site
 */
export function normalPath(path: string): string | null {
  const text = decoded(path).normalize('NFC');
  if (!text.startsWith('/') || text.startsWith('//') || text.length > MAX_PATH) return null;
  if (unseen.test(text) || /[\\?#]/.test(text) || dots.test(text) || encoded.test(text)) return null;
  return text.toLowerCase().replace(/\/+$/, '') || '/';
}

/** How WordPress addresses what it has by its number, whatever its other addresses look like. */
const numbers = ['p', 'page_id'] as const;
export const NUMBER_PARAMS: readonly string[] = numbers;
const numbered = new RegExp(`^/\\?(?:${numbers.join('|')})=[1-9]\\d{0,11}$`);

/**
 * The one address with a query that may lead on: that of WordPress for a post or a page by its number, `/?p=12`.
 * @param address path and query
 * @returns it without what follows; null for every other address
 */
export function numberedPath(address: string): string | null {
  const [first = ''] = address.split(/[&#]/, 1);
  return numbered.test(first) ? first : null;
}

/** Stands for the origin of the site where only the path matters. */
export const HERE = 'http://this-site.invalid';

/**
 * Where a redirect leads, as it is stored: in the one spelling that URLs have, which is ASCII and fits into a header.
 * @param text a path on this site, with query and fragment, or an http(s) address
 * @returns null for anything else, and for what only looks like a path
 */
export function normalTarget(text: string): string | null {
  if (unseen.test(text) || text.includes('\\')) return null;
  if (!text.startsWith('/')) {
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
    const { href, username, password } = new URL(text);
    return username || password ? null : href;
  }
  if (text.startsWith('//') || !URL.canParse(text, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  // Dots may hide a second slash: /.//evil.example leads to another host.
  return origin === new URL(HERE).origin && !pathname.startsWith('//') ? pathname + search + hash : null;
}
