import type { FastifyReply } from 'fastify';

/** Seconds for a response without a GraphQL document (compare @cacheControl in schema/). */
export const DEFAULT_MAX_AGE = 10;

const maxAges = new WeakMap<FastifyReply, number>();

/** Other caches must revalidate the response. @param maxAge seconds; 0 for no caching */
export function setCachePolicy(reply: FastifyReply, maxAge: number): FastifyReply {
  if (maxAge <= 0 || reply.request.headers.authorization !== undefined) return reply;
  maxAges.set(reply, maxAge);
  return reply.header('cache-control', 'no-cache');
}

export const maxAgeIn = (header: unknown): number => Number(/max-age=(\d+)/.exec(String(header ?? ''))?.[1] ?? 0);

/** @returns undefined for a response that may not be cached */
export const maxAgeOf = (reply: FastifyReply): number | undefined => maxAges.get(reply);
