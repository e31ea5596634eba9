import { hash } from 'node:crypto';
import type { Ready } from './captureResponse.ts';
import { condense, type Encoding, encode, varyByEncoding } from './encoding.ts';

/** What the log and the metrics tell of an answer, also when it was kept. */
export type Told = { route: string; fields: readonly string[] };

/** A finished answer as it is sent again and again: bytes, and headers that fit every request. */
export type Kept = {
  /** Names and values in turns. */
  headers: readonly string[];
  /** The header Content-Type. */
  type: string;
  body: Buffer;
  /** What names the bytes, once somebody has asked for it. */
  etag?: string;
  /** The body in each encoding that somebody has asked for. */
  encoded: Map<Encoding, Buffer>;
  /** Whether its brotli is as small as it gets, or is going to be. */
  dense: { state: 'no' | 'begun' | 'ready' };
  told: Told;
  /** What the clock said when its making began; null when it said nothing. */
  moment: number | null;
  /** When its making ended, in ms since 1970, and for how many seconds it may be served. */
  madeAt: number;
  maxAge: number;
};

/** Of a single answer, or of how its connection is used. */
const own = ['x-request-id', 'date', 'connection', 'keep-alive', 'content-length', 'vary'];

type About = Pick<Kept, 'told' | 'moment' | 'madeAt' | 'maxAge'>;

/** @returns an answer, ready to be sent to anybody who asks the same */
export function makeKept({ headers, body }: Ready, { told, moment, madeAt, maxAge }: About): Kept {
  const everyones = Object.entries(headers).filter(([name]) => !own.includes(name));
  return {
    headers: [...everyones.flatMap(([name, value]) => [name, String(value)]), 'vary', varyByEncoding(headers)],
    type: String(headers['content-type']),
    body,
    encoded: new Map(),
    dense: { state: 'no' },
    told,
    moment,
    madeAt,
    maxAge,
  };
}

/** @returns an answer like another, with another body */
export const makeAgain = (like: Kept, body: Buffer, about: Pick<Kept, 'moment' | 'madeAt'>): Kept => ({
  ...like,
  ...about,
  body,
  encoded: new Map(),
  dense: { state: 'no' },
});

/** @returns an answer with the encodings of the one that was kept before, if its bytes are the same */
export const asBefore = (made: Kept, before: Kept | undefined): Kept =>
  before?.body.equals(made.body) ? { ...made, body: before.body, encoded: before.encoded, dense: before.dense } : made;

/** @returns what names the bytes of an answer, in any encoding (RFC 9110, 8.8.3) */
export function etagOf(kept: Kept): string {
  kept.etag ??= `W/"${hash('sha256', kept.body, 'base64url').slice(0, 27)}"`;
  return kept.etag;
}

/** @returns whether a client says that it has this body already (RFC 9110, 13.1.2) */
export const isKnown = (kept: Kept, given: string | undefined): boolean => isNamed(etagOf(kept), given);

/** @param etag a weak one @param given the header If-None-Match @returns whether it names this one */
export const isNamed = (etag: string, given = ''): boolean =>
  given
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === etag.slice(2));

/** @returns the body in an encoding, which is made once */
export function encodedBody({ body, encoded }: Kept, encoding: Encoding): Buffer {
  const made = encoded.get(encoding) ?? encode(body, encoding);
  encoded.set(encoding, made);
  return made;
}

let isCondensing = false;

/**
 * Makes the brotli of an answer as small as it gets, on another thread, one answer at a time: it
 * takes a fifth of a second. Who comes meanwhile gets what there is.
 */
export async function makeDense({ body, encoded, dense }: Kept): Promise<void> {
  if (isCondensing || dense.state !== 'no' || !(encoded.has('br') || encoded.has('zstd'))) return;
  isCondensing = true;
  dense.state = 'begun';
  try {
    encoded.set('br', await condense(body));
    dense.state = 'ready';
  } finally {
    isCondensing = false;
  }
}

/** How much memory it takes, in bytes: with its key, and as much again for the encodings. */
export const sizeOf = ({ body }: Kept, key: string): number => 2 * (body.length + key.length) + 2000;
