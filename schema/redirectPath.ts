/** Characters of a path in redirects and in the list of paths not found. */
export const MAX_PATH = 500;

/** Characters that no path may contain: control characters, unpaired surrogates and line separators. */
const unseen = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const dots = /(^|\/)\.{1,2}(?=\/|$)/;
const encoded = /%[0-9a-f]{2}/i;

/** Decodes a path for people. Invalid percent-encoding stays as it is, as in the server's router. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Normal form in which paths are compared: decoded, lowercase, without trailing slash, as the router compares them.
 * @param path of a request or as typed, without query and fragment
 * @returns null when no page of this site can have the path
 */
export function normalPath(path: string): string | null {
  const text = decoded(path).normalize('NFC');
  if (!text.startsWith('/') || text.startsWith('//') || text.length > MAX_PATH) return null;
  if (unseen.test(text) || /[\\?#]/.test(text) || dots.test(text) || encoded.test(text)) return null;
  return text.toLowerCase().replace(/\/+$/, '') || '/';
}

/** Further addresses of WordPress below one of an entry or a list. */
const further = /^(.+)\/(?:feed(?:\/(?:rss2?|rdf|atom))?|amp|embed|trackback|comment-page-\d{1,5})$/;

/** A further page of a text in parts: `/old-post/2`. */
const part = /^(.*\/[^/]*[^/\d][^/]*)\/(?:[2-9]|[1-9]\d)$/;

/** Whether a path can be a further page of an old text. Pages of this site have none. */
export const isPart = (path: string): boolean => part.test(path);

/**
 * The address that a further one belongs to: the list of a page (`/category/news/page/2`) or of a day (`/2018/10/05`), the
 * entry or list of a feed (`/old-post/feed`), the first page of a text in parts, the address without `/index.php` or `/amp`.
 * @returns null for another path
 */
export function mainPath(path: string): string | null {
  const [, amp] = /^\/amp(\/.+)$/.exec(path) ?? [];
  if (amp !== undefined) return amp;
  const [, folder, page] = /^(.*)\/index\.php(\/.+)$/.exec(path) ?? [];
  if (page !== undefined) return folder + page;
  const [, list] = /^(.*)\/page\/\d{1,5}$/.exec(path) ?? [];
  if (list !== undefined) return list || '/page';
  const [, month] = /^((?:.*\/)?\d{4}\/(?:0[1-9]|1[0-2]))\/(?:0[1-9]|[12]\d|3[01])$/.exec(path) ?? [];
  return month ?? further.exec(path)?.[1] ?? part.exec(path)?.[1] ?? null;
}

const byNumber = (value: string) => (/^[1-9]\d{0,11}$/.test(value) ? value : null);
const bySlug = (value: string) => {
  const slug = decoded(value).normalize('NFC').toLowerCase().split('/').filter(Boolean).at(-1) ?? '';
  return /^[\p{L}\p{M}\p{N}._~-]{1,200}$/u.test(slug) ? slug : null;
};

/** WordPress chooses content and lists by these, independent of its permalink settings; the first that is there counts. */
const selectors: readonly [name: string, readValue: (value: string) => string | null][] = [
  ['p', byNumber],
  ['page_id', byNumber],
  ['attachment_id', byNumber],
  ['feed', (value) => (/^(?:comments-)?(?:feed|rss2?|rdf|atom)$/.test(value) ? 'rss2' : null)],
  ['cat', byNumber],
  ['category_name', bySlug],
  ['tag', bySlug],
  ['author', byNumber],
  ['author_name', bySlug],
  // A month, a year, or a day, which belongs to its month.
  ['m', (value) => (/^[1-9]\d{3}(?:\d\d){0,2}$/.test(value) ? value.slice(0, 6) : null)],
];
export const SELECTOR_PARAMS: readonly string[] = selectors.map(([name]) => name);

/**
 * The only kind of address with a query that can be redirected: WordPress's `/?p=12` for a post, `/?cat=3` for a category.
 * @param address path and query
 * @returns it without `index.php` and other parameters; null for every other address
 */
export function selectorPath(address: string): string | null {
  const [, path = '', query] = /^([^?#]*)\?([^#]+)/.exec(address) ?? [];
  if (query === undefined) return null;
  const folder = normalPath(path.replace(/\/index\.php$/, '/'));
  if (folder === null) return null;
  const values = new Map(
    query.split('&').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name, value];
    }),
  );
  for (const [name, readValue] of selectors) {
    const value = readValue(values.get(name) ?? '');
    if (value !== null) return `${folder === '/' ? '' : folder}/?${name}=${value}`;
  }
  return null;
}

/** Parameters by which WordPress shows the same page in another way. They mean nothing here. */
const viewParams =
  /^(?:replytocom|share|nb|like_comment|preview(?:_id|_nonce)?|amp|noamp|cpage|paged?|post_type|feed)$/;
export const isViewParam = (name: string): boolean => viewParams.test(name) || SELECTOR_PARAMS.includes(name);

/** Placeholder origin where only the path matters. */
export const HERE = 'http://this-site.invalid';

/**
 * Normal form of a redirect's target: a serialised URL, which is ASCII and fits into a header.
 * @param text a path on this site, with query and fragment, or an http(s) address
 * @returns null for anything else, and for a text that only looks like a path
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
