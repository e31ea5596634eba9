import { hash } from 'node:crypto';
import { type Encoding, encode, encodeSmallest } from './encoding.ts';

export type ReplyHeaders = Record<string, string | number | string[] | undefined>;

export type CacheEntry = {
  headers: ReplyHeaders;
  body: Buffer;
  /** Computed on first use. */
  etag?: string;
  encoded: Map<Encoding, Buffer | Promise<Buffer>>;
  smallest: { state: 'none' | 'pending' | 'ready' };
  fields: readonly string[];
  /** Content version when rendering began; null when there was none. */
  version: number | null;
  /** When rendering ended, in ms since 1970. */
  madeAt: number;
  maxAge: number;
};

type Facts = Pick<CacheEntry, 'fields' | 'version' | 'madeAt' | 'maxAge'>;

export function createCacheEntry(
  { connection: _, 'content-length': __, ...headers }: ReplyHeaders,
  body: Buffer,
  facts: Facts,
): CacheEntry {
  return { headers, body, encoded: new Map(), smallest: { state: 'none' }, ...facts };
}

export const withKnownEncodings = (entry: CacheEntry, before: CacheEntry | undefined): CacheEntry =>
  before?.body.equals(entry.body)
    ? { ...entry, body: before.body, encoded: before.encoded, smallest: before.smallest }
    : entry;

/** @returns the weak ETag, which identifies the body in any encoding (RFC 9110, 8.8.3) */
export function etagOf(entry: CacheEntry): string {
  entry.etag ??= etagOfBody(entry.body);
  return entry.etag;
}

export const etagOfBody = (body: Buffer): string => `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`;

/** @param etag a weak ETag @returns whether If-None-Match contains the ETag (RFC 9110, 13.1.2) */
export const matchesEtag = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === etag.slice(2));

/** Encodes the body once per encoding. @returns a promise while the thread pool encodes it */
export function encodedBody({ body, encoded }: CacheEntry, encoding: Encoding): Buffer | Promise<Buffer> {
  const cached = encoded.get(encoding);
  if (cached) return cached;
  const made = encode(body, encoding);
  encoded.set(encoding, made);
  if (made instanceof Promise)
    made.then(
      (bytes) => encoded.set(encoding, bytes),
      () => encoded.delete(encoding),
    );
  return made;
}

let isEncoding = false;

/** Encodes with the best brotli quality (about 0.2 s) in the thread pool, one entry at a time. */
export async function addSmallestBrotli({ body, encoded, smallest }: CacheEntry): Promise<void> {
  if (isEncoding || !(encoded.has('br') || encoded.has('zstd'))) return;
  isEncoding = true;
  smallest.state = 'pending';
  try {
    encoded.set('br', await encodeSmallest(body));
    smallest.state = 'ready';
  } finally {
    isEncoding = false;
  }
}

export const sizeOf = ({ body }: CacheEntry, key: string): number => 2 * (body.length + key.length) + 2000;
