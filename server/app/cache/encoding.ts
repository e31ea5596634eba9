import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
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

/** Encoders that are quick, because a client waits: the smallest encoding takes a hundred times as long. */
const encoders = {
  zstd: {
    // With the size given, it takes no more memory than that.
    now: (body: Buffer) => zstdCompressSync(body, zstd(body.length)),
    inThread: (body: Buffer) => promisify(zstdCompress)(body, zstd(body.length)),
  },
  br: {
    now: (body: Buffer) => brotliCompressSync(body, brotli),
    inThread: (body: Buffer) => promisify<Buffer, object, Buffer>(brotliCompress)(body, brotli),
  },
  gzip: {
    now: (body: Buffer) => gzipSync(body, gzip),
    inThread: (body: Buffer) => promisify<Buffer, object, Buffer>(gzipCompress)(body, gzip),
  },
} as const;

/**
 * Up to how many bytes a body is encoded on the main thread. A page takes a third of a millisecond there, and many at once take
 * twice as much memory on other threads; a list of megabytes would keep everybody waiting.
 */
const MOST_BYTES_NOW = 256 * 1024;

/** @returns the body in the smallest brotli, which is a fifth smaller than the quick one */
export const encodeSmallest: (body: Buffer) => Promise<Buffer> = promisify(brotliCompress);
export type Encoding = keyof typeof encoders;

/** @returns the body in an encoding; a promise of it where the body is large */
export const encode = (body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> =>
  body.length > MOST_BYTES_NOW ? encoders[encoding].inThread(body) : encoders[encoding].now(body);

const quickestFirst: Encoding[] = ['zstd', 'br', 'gzip'];
const smallestFirst: Encoding[] = ['br', 'zstd', 'gzip'];
/** Nearly all clients send the same header. */
const chosen = new LRUCache<string, { encoding: Encoding | null }>({ max: 100 });

/**
 * @param hasSmallest whether the smallest brotli has been made
 * @returns the best encoding that the client accepts (RFC 9110, 12.5.3); null when that is none
 */
export function encodingFor({ headers }: IncomingMessage, hasSmallest = false): Encoding | null {
  const key = `${hasSmallest} ${headers['accept-encoding'] ?? 'identity'}`;
  const known = chosen.get(key);
  if (known) return known.encoding;
  const encoding = negotiate(headers, hasSmallest ? smallestFirst : quickestFirst);
  chosen.set(key, { encoding });
  return encoding;
}

/** @param preferred the encodings, the best first; it decides between those that a client accepts equally */
function negotiate(headers: IncomingHttpHeaders, preferred: Encoding[]): Encoding | null {
  // Without the header a client takes any encoding, and may know none.
  if (!headers['accept-encoding']) return null;
  const available = [...preferred, 'identity'];
  const best = (new Negotiator({ headers }) as WithPreference).encoding(available, { preferred });
  return preferred.find((encoding) => encoding === best) ?? null;
}

/** What negotiator has had since version 1.0, and its types do not know. */
type WithPreference = { encoding(available: string[], options: { preferred: string[] }): string | undefined };

/** A smaller body does not get smaller by a packet. */
const LEAST_BYTES = 1000;
const texts = /^(text\/|application\/(json|xml|[\w.-]+\+(json|xml)))/;

/** @returns whether a body of this type gets smaller by an encoding */
export const isEncodable = (type: string, body: Buffer): boolean => body.length >= LEAST_BYTES && texts.test(type);

/** @returns the header Vary of a response, which also depends on the encoding */
export const varyByEncoding = ({ vary }: OutgoingHttpHeaders): string =>
  [vary, 'Accept-Encoding'].filter(Boolean).join(', ');
