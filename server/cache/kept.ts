import { createHash } from 'node:crypto';
import type { Ready } from '#server/cache/capture.ts';
import { type Encoding, encode, isEncodable, varyByEncoding } from '#server/cache/encoding.ts';

/** What the log and the metrics tell of an answer, also when it was kept. */
export type Told = { route: string; fields: readonly string[] };

/** A finished answer as it is sent again and again: bytes, and headers that fit every request. */
export type Kept = {
  etag: string;
  /** Names and values in turns. */
  headers: readonly string[];
  body: Buffer;
  isEncodable: boolean;
  /** The body in each encoding that somebody has asked for. */
  encoded: Map<Encoding, Promise<Buffer>>;
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
export function makeKept(ready: Ready, about: About): Kept {
  const { headers, body } = ready;
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const everyones = Object.entries(headers).filter(([name]) => !own.includes(name));
  return {
    etag,
    headers: [
      ...everyones.flatMap(([name, value]) => [name, String(value)]),
      'etag',
      etag,
      'vary',
      varyByEncoding(headers),
    ],
    body,
    isEncodable: isEncodable(ready),
    encoded: new Map(),
    ...about,
  };
}

/** @returns the body in an encoding, made once */
export function encodedBody(kept: Kept, encoding: Encoding): Promise<Buffer> {
  const known = kept.encoded.get(encoding);
  if (known) return known;
  const made = encode(kept.body, encoding);
  kept.encoded.set(encoding, made);
  return made;
}

/** How much memory it takes, in bytes: with its key, and as much again for the encodings. */
export const sizeOf = ({ body }: Kept, key: string): number => 2 * (body.length + key.length) + 2000;

/** @returns whether a client says that it has this body already (RFC 9110, 13.1.2) */
export const isKnown = ({ etag }: Kept, given = ''): boolean =>
  given
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === etag.slice(2));
