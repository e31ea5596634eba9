import { hash } from 'node:crypto';
import type { LogFields } from '#server/platform/metrics.ts';
import type { CapturedResponse } from './captureResponse.ts';
import { type Encoding, encode, encodeSmallest, varyByEncoding } from './encoding.ts';

/** A complete response that is sent to many requests: bytes, and headers that fit every request. */
export type CacheEntry = {
  /** Alternating names and values. */
  headers: readonly string[];
  contentType: string;
  body: Buffer;
  /** Computed on first use. */
  etag?: string;
  /** The body in each encoding used so far. */
  encoded: Map<Encoding, Buffer | Promise<Buffer>>;
  /** State of the smallest brotli encoding. */
  smallest: { state: 'none' | 'pending' | 'ready' };
  logFields: LogFields;
  /** Content version when rendering began; null when there was none. */
  version: number | null;
  /** When rendering ended, in ms since 1970. */
  madeAt: number;
  maxAge: number;
};

/** Headers that belong to a single response or its connection. */
const ownHeaders = ['x-request-id', 'date', 'connection', 'keep-alive', 'content-length', 'vary'];

type Facts = Pick<CacheEntry, 'logFields' | 'version' | 'madeAt' | 'maxAge'>;

export function createCacheEntry({ headers, body }: CapturedResponse, facts: Facts): CacheEntry {
  const shared = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
  return {
    headers: [...shared.flatMap(([name, value]) => [name, String(value)]), 'vary', varyByEncoding(headers)],
    contentType: String(headers['content-type']),
    body,
    encoded: new Map(),
    smallest: { state: 'none' },
    ...facts,
  };
}

/** @returns the entry with the encodings of the previous entry, if the bodies are equal */
export const withKnownEncodings = (entry: CacheEntry, before: CacheEntry | undefined): CacheEntry =>
  before?.body.equals(entry.body)
    ? { ...entry, body: before.body, encoded: before.encoded, smallest: before.smallest }
    : entry;

/** @returns the weak ETag, which identifies the body in any encoding (RFC 9110, 8.8.3) */
export function etagOf(entry: CacheEntry): string {
  entry.etag ??= `W/"${hash('sha256', entry.body, 'base64url').slice(0, 27)}"`;
  return entry.etag;
}

/**
 * @param etag a weak ETag
 * @returns whether If-None-Match contains the ETag (RFC 9110, 13.1.2)
 */
export const matchesEtag = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === etag.slice(2));

/**
 * Encodes the body once per encoding.
 * @returns a promise while the thread pool encodes it
 */
export function encodedBody({ body, encoded }: CacheEntry, encoding: Encoding): Buffer | Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
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

/**
 * Adds the smallest brotli encoding in the thread pool, one entry at a time: it takes about 0.2 s. Meanwhile requests
 * get the available encodings.
 */
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

/** @returns memory in bytes, with the key, and the same again for the encodings */
export const sizeOf = ({ body }: CacheEntry, key: string): number => 2 * (body.length + key.length) + 2000;
