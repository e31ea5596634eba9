import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** For how many seconds a response may be cached that is made from no document (compare @cacheControl in schema/). */
export const DEFAULT_MAX_AGE = 10;

/** What was said of a response. @property maxAge for how many seconds it may be cached */
type CachePolicy = { maxAge: number; reply: FastifyReply };
const policies = new WeakMap<ServerResponse, CachePolicy>();

/**
 * Says of a response that everybody who sends the same request, and no token, may have it, if its status is 200. Caches
 * elsewhere may keep it only to ask whether it is still the same.
 * @param maxAge for how many seconds at most; 0 for a response that must not be cached
 */
export function setCachePolicy(reply: FastifyReply, maxAge: number): FastifyReply {
  if (maxAge <= 0 || reply.request.headers.authorization !== undefined) return reply;
  policies.set(reply.raw, { maxAge, reply });
  return reply.header('cache-control', 'no-cache');
}

/** @returns the seconds of `max-age` in a Cache-Control header; 0 when it has none */
export const maxAgeIn = (header: unknown): number => Number(/max-age=(\d+)/.exec(String(header ?? ''))?.[1] ?? 0);

/** @returns what was said of a response that is about to be sent */
export const cachePolicyOf = (response: ServerResponse): CachePolicy | undefined => policies.get(response);
