import type { IncomingMessage } from 'node:http';

/** What a request asks for, if its response may be cached. */
export type CacheKey = {
  /** Names the entry; for a request with a body, the beginning of the name. */
  key: string;
  /** The address, without what the response does not depend on. */
  address: string;
  /** Which headers of the request are in the key. */
  variesBy: Readonly<Record<string, boolean>>;
  /** The length of the body, which is the rest of the name. */
  bodyLength: number;
};

/** Longer addresses are not asked for twice. */
const MAX_URL = 2000;
const MAX_BODY_BYTES = 16 * 1024;
/** Files, which have a cache of their own, probes and streams. */
const bypassed = /^\/(assets|uploads|attachments|cards|healthz|readyz|metrics|graphql\/stream)(?=[/?]|$)/;
/** Where responses depend on what the client accepts. */
const variesByAccept = /^\/(graphql|api)(?=[/?]|$)/;
/** A request with a token has no key, and an entry is encoded for each request anew. */
const needsNoKey = ['', 'authorization', 'accept-encoding'];
const json = /^application\/json *(; *charset=utf-8 *)?$/i;
const length = /^\d{1,6}$/;

/** @returns whether the cache leaves a request to the application as it is */
export const isBypassed = ({ url = '' }: IncomingMessage): boolean => bypassed.test(url);

/**
 * Reads the key from the head of a request that anybody may have sent: a GET or HEAD, or a document sent to /graphql as JSON,
 * which no foreign page can send without a preflight.
 * @param hasOrigins whether responses also depend on the origin of the calling page (CORS)
 * @param addressOf the address of a page without what the page does not depend on
 * @returns null for any other request, and for every request with a token
 */
export function cacheKeyOf(
  { method, url = '', headers }: IncomingMessage,
  hasOrigins: boolean,
  addressOf: (url: string) => string,
): CacheKey | null {
  if (headers.authorization !== undefined || headers.expect !== undefined || url.length > MAX_URL) return null;
  if (headers['transfer-encoding'] !== undefined) return null;
  const variesBy = { accept: variesByAccept.test(url), origin: hasOrigins };
  const variant = `${variesBy.accept ? (headers.accept ?? '') : ''}\n${variesBy.origin ? (headers.origin ?? '') : ''}`;
  const bodyLength = headers['content-length'] ?? '0';
  // A GET of /graphql also depends on its Content-Type, and is seldom repeated.
  if (method === 'GET' || method === 'HEAD') {
    if (bodyLength !== '0' || url.startsWith('/graphql')) return null;
    const address = addressOf(url);
    return { key: `${address}\n${variant}`, address, variesBy, bodyLength: 0 };
  }
  if (method !== 'POST' || url !== '/graphql' || headers['content-encoding'] !== undefined) return null;
  if (!json.test(headers['content-type'] ?? '') || !length.test(bodyLength)) return null;
  if (Number(bodyLength) > MAX_BODY_BYTES) return null;
  return { key: `${url}\n${variant}\n`, address: url, variesBy, bodyLength: Number(bodyLength) };
}

/** @returns whether a key tells apart what a response varies by (RFC 9111, 4.1), so that nobody gets what was made for others */
export const isNamedBy = (cacheKey: CacheKey | null, vary: unknown = ''): boolean =>
  [vary]
    .flat()
    .flatMap((names) => String(names).toLowerCase().split(','))
    .map((name) => name.trim())
    .every((name) => needsNoKey.includes(name) || cacheKey?.variesBy[name]);

/** A document with these words may be more than a query. */
const notQuery = /mutation|subscription/;

/** @returns the whole key of a request with a body; null when its document may be more than a query */
export const keyWithBody = ({ key }: CacheKey, body: Buffer): string | null => {
  const text = body.toString('latin1');
  return notQuery.test(text) ? null : key + text;
};

/**
 * Reads a body of a known length. `unshift` puts it back for the application.
 * @param onBody gets it when it is complete; never called for a body that does not come
 */
export function readBody(request: IncomingMessage, bodyLength: number, onBody: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  let missing = bodyLength;
  const onData = (chunk: Buffer) => {
    chunks.push(chunk);
    missing -= chunk.length;
    if (missing > 0) return;
    request.off('data', onData);
    onBody(chunks.length === 1 ? chunk : Buffer.concat(chunks));
  };
  // A body that is here already is cheaper to read than to listen for.
  const body: Buffer | null = request.read(bodyLength);
  if (body) onBody(body);
  else request.on('data', onData);
}
