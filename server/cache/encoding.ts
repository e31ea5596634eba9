import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/**
 * The encodings we make, the better first. Somebody waits for them: the best there is takes a hundred times as long. On the
 * spot a page takes a millisecond; handed to other threads, many at once cost twice as much, for their memory.
 */
const encoders = {
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

/** What clients say they take is nearly always the same. */
const negotiated = new LRUCache<string, string>({ max: 100 });
const negotiator = new Negotiator<Encoding>({
  supportedValues: Object.keys(encoders) as Encoding[],
  cache: negotiated,
});

/** @returns the best encoding of those that the client takes (RFC 9110, 12.5.3) */
export const encodingFor = ({ headers }: IncomingMessage): Encoding | null =>
  negotiator.negotiate(headers['accept-encoding'] ?? '');

/** Smaller ones do not grow smaller by a packet. */
const LEAST_BYTES = 1000;
const texts = /^(text\/|application\/(json|xml|[\w.-]+\+(json|xml)))/;

/** @returns whether a body of a type grows smaller by an encoding */
export const isEncodable = (type: string, body: Buffer): boolean => body.length >= LEAST_BYTES && texts.test(type);

/** The header that says what else an answer goes by, and that it goes by the encoding. */
export const varyByEncoding = ({ vary }: OutgoingHttpHeaders): string =>
  [vary, 'Accept-Encoding'].filter(Boolean).join(', ');
