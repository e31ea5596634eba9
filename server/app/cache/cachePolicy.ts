import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Seconds for a response without a GraphQL document (compare @cacheControl in schema/). */
export const DEFAULT_MAX_AGE = 10;

type CachePolicy = { maxAge: number; reply: FastifyReply };
const policies = new WeakMap<ServerResponse, CachePolicy>();

/** Other caches must revalidate the response. @param maxAge seconds; 0 for no caching */
export function setCachePolicy(reply: FastifyReply, maxAge: number): FastifyReply {
  if (maxAge <= 0 || reply.request.headers.authorization !== undefined) return reply;
  policies.set(reply.raw, { maxAge, reply });
  return reply.header('cache-control', 'no-cache');
}

export const maxAgeIn = (header: unknown): number => Number(/max-age=(\d+)/.exec(String(header ?? ''))?.[1] ?? 0);

export const cachePolicyOf = (response: ServerResponse): CachePolicy | undefined => policies.get(response);
