import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/**
 * The encodings we make. Somebody waits for them: the best there is takes a hundred times as long. On the spot, because
 * handed to other threads many at once cost twice as much, for their memory. A page takes a third of a millisecond in zstd,
 * and twice or three times that in the others.
 */
const encoders = {
  // Told the size, it takes the memory for that and no more.
  zstd: (body: Buffer) =>
    zstdCompressSync(body, { pledgedSrcSize: body.length, params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (body: Buffer) =>
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: (body: Buffer) => gzipSync(body, { level: 4 }),
} as const;

/** A fifth smaller than what was made on the spot. @returns the body in brotli as small as it gets */
export const condense: (body: Buffer) => Promise<Buffer> = promisify(brotliCompress);
export type Encoding = keyof typeof encoders;

/** @returns the body in an encoding */
export const encode = (body: Buffer, encoding: Encoding): Buffer => encoders[encoding](body);

/** Picks one of the encodings, the better first. What clients say they take is nearly always the same. */
const negotiatorOf = (...supportedValues: Encoding[]) =>
  new Negotiator<Encoding>({ supportedValues, cache: new LRUCache<string, string>({ max: 100 }) });
const quickest = negotiatorOf('zstd', 'br', 'gzip');
const smallest = negotiatorOf('br', 'zstd', 'gzip');

/**
 * @param isDense whether there is a brotli that is as small as it gets
 * @returns the best encoding of those that the client takes (RFC 9110, 12.5.3)
 */
export const encodingFor = ({ headers }: IncomingMessage, isDense = false): Encoding | null =>
  (isDense ? smallest : quickest).negotiate(headers['accept-encoding'] ?? '');

/** Smaller ones do not grow smaller by a packet. */
const LEAST_BYTES = 1000;
const texts = /^(text\/|application\/(json|xml|[\w.-]+\+(json|xml)))/;

/** @returns whether a body of a type grows smaller by an encoding */
export const isEncodable = (type: string, body: Buffer): boolean => body.length >= LEAST_BYTES && texts.test(type);

/** The header that says what else an answer goes by, and that it goes by the encoding. */
export const varyByEncoding = ({ vary }: OutgoingHttpHeaders): string =>
  [vary, 'Accept-Encoding'].filter(Boolean).join(', ');
