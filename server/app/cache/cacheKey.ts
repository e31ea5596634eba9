import type { FastifyRequest } from 'fastify';
import { choiceIn } from '#schema/tagServices.ts';

type RequestHead = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;

export type CacheKey = {
  /** Name of the entry. For a request with a body it is only the prefix (see `keyWithBody`). */
  key: string;
  address: string;
  variesBy: Readonly<Record<string, boolean>>;
};

const MAX_URL = 2000;
const MAX_BODY_BYTES = 16 * 1024;
/** Files (they have their own cache), probes and streams. */
const bypassed = /^\/(assets|uploads|attachments|cards|healthz|readyz|metrics|graphql\/stream)(?=[/?]|$)/;
const variesByAccept = /^\/(graphql|api)(?=[/?]|$)/;
/**
 * Not part of the key: a request with a token or with a consent has no key, and entries are encoded per request.
 * `Sec-GPC` and `DNT` change only pages of visitors who have agreed to tags.
 */
const needsNoKey = ['', 'authorization', 'accept-encoding', 'cookie', 'sec-gpc', 'dnt'];
/** Whether the page may contain tags (server/app/pages/consent.ts): then its policy is another. */
const hasConsentCookie = ({ headers }: RequestHead): boolean => choiceIn(headers.cookie)?.startsWith('yes.') ?? false;
/** Pages of a site with several languages send theirs (schema/pageLanguage.ts). */
const pageQueries = /^\/graphql(\?language=[a-z]{2})?$/;
const json = /^application\/json *(; *charset=utf-8 *)?$/i;

export const isBypassed = ({ url }: RequestHead): boolean => bypassed.test(url);

/** @returns whether it may be a query whose response is cached: JSON sent to /graphql, without a token */
export const hasCacheableBody = ({ method, url, headers }: RequestHead): boolean =>
  method === 'POST' &&
  pageQueries.test(url) &&
  headers.authorization === undefined &&
  json.test(headers['content-type'] ?? '') &&
  Number(headers['content-length'] ?? Number.NaN) <= MAX_BODY_BYTES;

/**
 * Only GET, HEAD and JSON sent to /graphql have a key; a foreign page cannot send that JSON without a preflight.
 * @param hasOrigins whether responses also depend on the Origin header (CORS)
 * @returns null for any other request, and for every request with a token or a consent
 */
export function cacheKeyOf(
  request: RequestHead,
  hasOrigins: boolean,
  addressOf: (url: string) => string,
): CacheKey | null {
  const { method, url, headers } = request;
  if (headers.authorization !== undefined || url.length > MAX_URL || isBypassed(request)) return null;
  if (!variesByAccept.test(url) && hasConsentCookie(request)) return null;
  const variesBy = { accept: variesByAccept.test(url), origin: hasOrigins };
  const variant = `${variesBy.accept ? (headers.accept ?? '') : ''}\n${variesBy.origin ? (headers.origin ?? '') : ''}`;
  if (hasCacheableBody(request)) return { key: `${url}\n${variant}\n`, address: url, variesBy };
  // A GET of /graphql also depends on its Content-Type, and is rarely repeated.
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/graphql')) return null;
  const address = addressOf(url);
  return { key: `${address}\n${variant}`, address, variesBy };
}

/** @returns whether the key contains every header that the response varies by (RFC 9111, 4.1) */
export const isNamedBy = (cacheKey: CacheKey | null, vary: unknown = ''): boolean =>
  [vary]
    .flat()
    .flatMap((names) => String(names).toLowerCase().split(','))
    .map((name) => name.trim())
    .every((name) => needsNoKey.includes(name) || cacheKey?.variesBy[name]);

/** A document that contains these words may be more than a query. */
const notQuery = /mutation|subscription/;

export const keyWithBody = ({ key }: CacheKey, body: unknown): string | null => {
  const text = JSON.stringify(body);
  return notQuery.test(text) ? null : key + text;
};
