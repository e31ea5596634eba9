import type { IncomingMessage } from 'node:http';

export type CacheKey = {
  /** Name of the entry. For a request with a body it is only the prefix (see `keyWithBody`). */
  key: string;
  address: string;
  variesBy: Readonly<Record<string, boolean>>;
  bodyLength: number;
};

const MAX_URL = 2000;
const MAX_BODY_BYTES = 16 * 1024;
/** Files (they have their own cache), probes and streams. */
const bypassed = /^\/(assets|uploads|attachments|cards|healthz|readyz|metrics|graphql\/stream)(?=[/?]|$)/;
const variesByAccept = /^\/(graphql|api)(?=[/?]|$)/;
/** Not part of the key: a request with a token has no key, and entries are encoded per request. */
const needsNoKey = ['', 'authorization', 'accept-encoding'];
const json = /^application\/json *(; *charset=utf-8 *)?$/i;
const length = /^\d{1,6}$/;

export const isBypassed = ({ url = '' }: IncomingMessage): boolean => bypassed.test(url);

/**
 * Only GET, HEAD and JSON sent to /graphql have a key; a foreign page cannot send that JSON without a preflight.
 * @param hasOrigins whether responses also depend on the Origin header (CORS)
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
  // A GET of /graphql also depends on its Content-Type, and is rarely repeated.
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

/** @returns whether the key contains every header that the response varies by (RFC 9111, 4.1) */
export const isNamedBy = (cacheKey: CacheKey | null, vary: unknown = ''): boolean =>
  [vary]
    .flat()
    .flatMap((names) => String(names).toLowerCase().split(','))
    .map((name) => name.trim())
    .every((name) => needsNoKey.includes(name) || cacheKey?.variesBy[name]);

/** A document that contains these words may be more than a query. */
const notQuery = /mutation|subscription/;

export const keyWithBody = ({ key }: CacheKey, body: Buffer): string | null => {
  const text = body.toString('latin1');
  return notQuery.test(text) ? null : key + text;
};

/** Reads a body, then restores it with `unshift`. @param onBody never called when the body is incomplete */
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
  // Reading a body that has already arrived is cheaper than adding a listener.
  const body: Buffer | null = request.read(bodyLength);
  if (body) onBody(body);
  else request.on('data', onData);
}
