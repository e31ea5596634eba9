import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import type { KeyedRequest } from '#server/platform/idempotency/answerOnce.ts';
import { networkOf } from '#server/platform/limit/limits.ts';
import { isForm } from './body.ts';

/** 1 to 255 visible ASCII characters, without the quotes of the IETF draft. */
const keyForm = /^"?([!#-~]{1,255})"?$/;

const hashOf = (hash: Hash | Hmac, ...parts: readonly string[]): string => {
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
};

/**
 * Idempotency-Key (draft-ietf-httpapi-idempotency-key-header). A key belongs to a valid session or API token, otherwise
 * to an address.
 * @throws BAD_REQUEST for an invalid key
 */
export function keyedRequestOf(request: FastifyRequest, context: Context): KeyedRequest | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = keyForm.exec(String(header))?.[1];
  if (!key) throw fail('BAD_REQUEST', 'An Idempotency-Key has 1 to 255 visible characters of ASCII.');
  // A token keeps its id when its secret is rotated.
  const owner =
    context.token?.id ?? (context.viewer ? (request.headers.authorization ?? '') : networkOf(context.address));
  return {
    id: hashOf(createHmac('sha256', context.secret), owner, key),
    fingerprint: hashOf(createHash('sha256'), request.method, request.url, bodyOf(request)),
  };
}

/** The boundary of a form differs in each repetition, so it is removed. */
function bodyOf({ headers, body }: FastifyRequest): string {
  if (!Buffer.isBuffer(body)) return JSON.stringify(body ?? null);
  const type = headers['content-type'] ?? '';
  const boundary = isForm(type) ? /boundary="?([^";]+)/.exec(type)?.[1] : undefined;
  const text = body.toString('latin1');
  return boundary ? text.replaceAll(boundary, '') : text;
}
