import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import type { KeyedRequest } from '#server/platform/idempotency/answerOnce.ts';
import { networkOf } from '#server/platform/limit/limits.ts';
import { isForm } from './body.ts';

/** 1 to 255 visible characters of ASCII; the quotes that the draft of the IETF writes around them are none of them. */
const keyForm = /^"?([!#-~]{1,255})"?$/;

const hashOf = (hash: Hash | Hmac, ...parts: readonly string[]): string => {
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
};

/**
 * Reads the header Idempotency-Key (draft-ietf-httpapi-idempotency-key-header). A key belongs to who sends it: to a session or an API
 * token that is good, else to an address.
 * @returns undefined when there is none
 * @throws BAD_REQUEST for one that is none
 */
export function keyedRequestOf(request: FastifyRequest, context: Context): KeyedRequest | undefined {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return undefined;
  const key = keyForm.exec(String(given))?.[1];
  if (!key) throw fail('BAD_REQUEST', 'An Idempotency-Key has 1 to 255 visible characters of ASCII.');
  const owner = context.viewer ? (request.headers.authorization ?? '') : networkOf(context.address);
  return {
    id: hashOf(createHmac('sha256', context.secret), owner, key),
    fingerprint: hashOf(createHash('sha256'), request.method, request.url, bodyOf(request)),
  };
}

/** A form that is sent again has another boundary. */
function bodyOf({ headers, body }: FastifyRequest): string {
  if (!Buffer.isBuffer(body)) return JSON.stringify(body ?? null);
  const type = headers['content-type'] ?? '';
  const boundary = isForm(type) ? /boundary="?([^";]+)/.exec(type)?.[1] : undefined;
  const text = body.toString('latin1');
  return boundary ? text.replaceAll(boundary, '') : text;
}
