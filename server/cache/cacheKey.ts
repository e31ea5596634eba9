import type { IncomingMessage } from 'node:http';
import { hasValidHost } from '#server/http/clientErrors.ts';

/** What a kept answer may be an answer to. */
export type Question = {
  /** Names it; where it has a body, the beginning of its name. */
  key: string;
  address: string;
  /** How long the body is that it is also read from. */
  bytes: number;
};

/** Longer ones are nobody's who comes again. */
const MAX_URL = 2000;
const MAX_QUESTION_BYTES = 16 * 1024;
/** Files, which have a cache of their own, probes and streams. */
const apart = /^\/(assets|uploads|cards|healthz|readyz|metrics|graphql\/stream)(?=[/?]|$)/;
/** Where answers also go by what the client accepts. */
const byAccept = /^\/(graphql|api)(?=[/?]|$)/;
const json = /^application\/json *(; *charset=utf-8 *)?$/i;
const length = /^\d{1,6}$/;

/** @returns whether what answers this request is worth looking at: a text, and one that is not streamed */
export const isText = ({ url = '' }: IncomingMessage): boolean => !apart.test(url);

/**
 * What a request asks, when anybody may have asked it: by reading an address, or by a document sent to /graphql in JSON,
 * which no foreign page can send without asking first.
 * @param hasOrigins whether the answer also goes by the page that asks (CORS)
 * @param addressOf the address of a page without what the page does not go by
 * @returns null for anything else, and for whoever shows a token
 */
export function questionOf(
  request: IncomingMessage,
  hasOrigins: boolean,
  addressOf: (url: string) => string,
): Question | null {
  const { method, url = '', headers } = request;
  if (headers.authorization !== undefined || headers.expect !== undefined || url.length > MAX_URL) return null;
  if (headers['transfer-encoding'] !== undefined || !hasValidHost(request)) return null;
  const variant = `${byAccept.test(url) ? (headers.accept ?? '') : ''}\n${hasOrigins ? (headers.origin ?? '') : ''}`;
  const bytes = headers['content-length'] ?? '0';
  // A question to /graphql by GET is answered by its Content-Type too, and is seldom asked again: the application answers.
  if (method === 'GET' || method === 'HEAD') {
    if (bytes !== '0' || url.startsWith('/graphql')) return null;
    const address = addressOf(url);
    return { key: `${address}\n${variant}`, address, bytes: 0 };
  }
  if (method !== 'POST' || url !== '/graphql' || headers['content-encoding'] !== undefined) return null;
  if (!json.test(headers['content-type'] ?? '') || !length.test(bytes)) return null;
  return Number(bytes) <= MAX_QUESTION_BYTES
    ? { key: `${url}\n${variant}\n`, address: url, bytes: Number(bytes) }
    : null;
}

/** A document with these words may be more than a question. */
const change = /mutation|subscription/;

/** @returns the key of a question with a body; null when it may be no question */
export const keyWith = ({ key }: Question, body: Buffer): string | null => {
  const text = body.toString('latin1');
  return change.test(text) ? null : key + text;
};

/**
 * Reads a body, and no further: `unshift` puts it back for whoever reads it next.
 * @param then gets it when it is whole; never called for one that does not come
 */
export function readBody(request: IncomingMessage, bytes: number, then: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  let missing = bytes;
  const onData = (chunk: Buffer) => {
    chunks.push(chunk);
    missing -= chunk.length;
    if (missing > 0) return;
    request.off('data', onData);
    // Its end is told to whoever reads on.
    request.pause();
    then(chunks.length === 1 ? chunk : Buffer.concat(chunks));
  };
  // One that has come by now is read with less ado than by listening.
  const body: Buffer | null = request.read(bytes);
  if (body) then(body);
  else request.on('data', onData);
}
