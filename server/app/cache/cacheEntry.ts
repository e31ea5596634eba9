import { hash } from 'node:crypto';
import type { LogFields } from '#server/platform/metrics.ts';
import type { CapturedResponse } from './captureResponse.ts';
import { type Encoding, encode, encodeSmallest, varyByEncoding } from './encoding.ts';

/** A complete response as it is sent again and again: bytes, and headers that fit every request. */
export type CacheEntry = {
  /** Names and values in turns. */
  headers: readonly string[];
  contentType: string;
  body: Buffer;
  /** Made when it is first needed. */
  etag?: string;
  /** The body in each encoding that was needed. */
  encoded: Map<Encoding, Buffer | Promise<Buffer>>;
  /** Whether the smallest brotli of the body has been made. */
  smallest: { state: 'none' | 'pending' | 'ready' };
  logFields: LogFields;
  /** The content version at which its making began; null when there was none. */
  version: number | null;
  /** When its making ended, in ms since 1970, and for how many seconds it may be served. */
  madeAt: number;
  maxAge: number;
};

/** Headers of a single response, or of its connection. */
const ownHeaders = ['x-request-id', 'date', 'connection', 'keep-alive', 'content-length', 'vary'];

type Facts = Pick<CacheEntry, 'logFields' | 'version' | 'madeAt' | 'maxAge'>;

/** @returns an entry that may be sent to everybody who sends the same request */
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

/** @returns an entry with the encodings of the entry before it, if their bytes are the same */
export const withKnownEncodings = (entry: CacheEntry, before: CacheEntry | undefined): CacheEntry =>
  before?.body.equals(entry.body)
    ? { ...entry, body: before.body, encoded: before.encoded, smallest: before.smallest }
    : entry;

/** @returns the weak ETag of an entry, which names its bytes in any encoding (RFC 9110, 8.8.3) */
export function etagOf(entry: CacheEntry): string {
  entry.etag ??= `W/"${hash('sha256', entry.body, 'base64url').slice(0, 27)}"`;
  return entry.etag;
}

/** @param etag a weak one @param ifNoneMatch the header @returns whether it names this ETag (RFC 9110, 13.1.2) */
export const matchesEtag = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === etag.slice(2));

/** @returns the body in an encoding, which is made once; a promise of it while it is made on another thread */
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
 * Makes the smallest brotli of an entry that has none, on another thread and one entry at a time: it takes a fifth of a
 * second. Requests that come meanwhile get the encodings that there are.
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

/** @returns how much memory an entry takes, in bytes: with its key, and as much again for the encodings */
export const sizeOf = ({ body }: CacheEntry, key: string): number => 2 * (body.length + key.length) + 2000;
