import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip as gzipCompress,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const zstd = (size: number) => ({ pledgedSrcSize: size, params: { [constants.ZSTD_c_compressionLevel]: 3 } });
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const gzip = { level: 4 };

/** Fast encoders, because a client waits. The smallest encoding takes about a hundred times as long. */
const encoders = {
  zstd: {
    // With the size given, zstd allocates no more memory than that.
    now: (body: Buffer) => zstdCompressSync(body, zstd(body.length)),
    inPool: (body: Buffer) => promisify(zstdCompress)(body, zstd(body.length)),
  },
  br: {
    now: (body: Buffer) => brotliCompressSync(body, brotli),
    inPool: (body: Buffer) => promisify<Buffer, object, Buffer>(brotliCompress)(body, brotli),
  },
  gzip: {
    now: (body: Buffer) => gzipSync(body, gzip),
    inPool: (body: Buffer) => promisify<Buffer, object, Buffer>(gzipCompress)(body, gzip),
  },
} as const;

/**
 * Largest body, in bytes, that is encoded on the main thread. A page takes a third of a millisecond there, and many
 * pages at once take twice as much memory in the thread pool. A list of megabytes would block all requests.
 */
const MOST_BYTES_NOW = 256 * 1024;

/** Encodes with the best brotli quality, which is a fifth smaller than the fast one. */
export const encodeSmallest: (body: Buffer) => Promise<Buffer> = promisify(brotliCompress);
export type Encoding = keyof typeof encoders;

/** @returns a promise for a large body, which the thread pool encodes */
export const encode = (body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> =>
  body.length > MOST_BYTES_NOW ? encoders[encoding].inPool(body) : encoders[encoding].now(body);

/** Brotli comes first, because the cache replaces it by its smallest form. */
const bestFirst: Encoding[] = ['br', 'zstd', 'gzip'];
const chosen = new LRUCache<string, { encoding: Encoding | null }>({ max: 100 });

/** @returns the best encoding that the client accepts (RFC 9110, 12.5.3), or null */
export function encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | null {
  const key = headers['accept-encoding'] ?? 'identity';
  const cached = chosen.get(key);
  if (cached) return cached.encoding;
  const encoding = negotiate(headers, bestFirst);
  chosen.set(key, { encoding });
  return encoding;
}

/** @param preferred best encoding first; decides between encodings that the client accepts equally */
function negotiate(headers: IncomingHttpHeaders, preferred: Encoding[]): Encoding | null {
  // A client without the header accepts any encoding but may support none.
  if (!headers['accept-encoding']) return null;
  const available = [...preferred, 'identity'];
  const best = (new Negotiator({ headers }) as WithPreference).encoding(available, { preferred });
  return preferred.find((encoding) => encoding === best) ?? null;
}

/** Option of negotiator since 1.0 that is missing in its types. */
type WithPreference = { encoding(available: string[], options: { preferred: string[] }): string | undefined };

const LEAST_BYTES = 1000;
const texts = /^(text\/|application\/(json|xml|[\w.-]+\+(json|xml)))/;

export const isEncodable = (type: string, body: Buffer): boolean => body.length >= LEAST_BYTES && texts.test(type);
