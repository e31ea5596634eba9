import { BlockList, isIPv4, isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { networkOf } from '#server/limit/limits.ts';
import { noteRateLimit } from '#server/limit/rateLimitHeaders.ts';
import { hasSessionToken } from './createContext.ts';

/** How many requests that make work one address may send a server process: five hundred a second, for a whole minute. */
export const floodLimit = { requests: 30_000, seconds: 60 };
/** How many addresses are remembered. */
const ADDRESSES = 10_000;

/**
 * Refuses what no person and no honest program sends (decision 016): before anybody is looked up, in memory. It counts
 * whatever carries a body, and every question to /graphql. Pages, pictures and other reading are not counted, nor is who
 * comes with a session's token, nor this machine itself: its address stands for a proxy that has not been named in
 * TRUST_PROXY, or for the operator.
 */
export async function registerFloodLimit(app: FastifyInstance, services: Services): Promise<void> {
  const { RATE_LIMITS } = services.settings;
  if (!RATE_LIMITS) return;
  await app.register(rateLimit, {
    global: false,
    max: floodLimit.requests,
    timeWindow: floodLimit.seconds * 1000,
    cache: ADDRESSES,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: async (request) => !makesWork(request) || isLoopback(request.ip) || hasSessionToken(services, request),
  });
  const check = app.createRateLimit();
  app.addHook('onRequest', async (request) => {
    const state = await check(request);
    if (state.isAllowed) return;
    const { requests: points, seconds } = floodLimit;
    const reset = Math.max(1, Math.ceil(state.ttl / 1000));
    noteRateLimit('flood', { points, seconds, remaining: state.remaining, reset });
    // Retry-After is written where every refusal is.
    if (state.isExceeded) throw fail('RATE_LIMITED', undefined, { retryAfter: reset });
  });
}

const reading = ['GET', 'HEAD', 'OPTIONS'];
const questioned = ['/graphql', '/graphql/stream'];
// The route, not the address as it is written: /%67raphql is the same.
const makesWork = ({ method, url, routeOptions }: FastifyRequest) =>
  !reading.includes(method) || (questioned.includes(routeOptions.url ?? '') && url.includes('?'));

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
/** @returns whether an address is this machine itself */
export const isLoopback = (address: string): boolean =>
  (isIPv4(address) && loopback.check(address, 'ipv4')) || (isIPv6(address) && loopback.check(address, 'ipv6'));
