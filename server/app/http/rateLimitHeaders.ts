import type { FastifyInstance, FastifyReply } from 'fastify';
import { cachePolicyOf } from '#server/app/cache/cachePolicy.ts';
import { requestContextOf } from '#server/platform/requestContext.ts';

/** Whether a response is for one caller: what everybody may keep tells nothing about whoever happened to ask. */
const isForOne = (reply: FastifyReply) =>
  cachePolicyOf(reply.raw) === undefined && !/public|max-age/.test(String(reply.getHeader('cache-control') ?? ''));

/**
 * Tells which limits a request has met, in the structured fields of draft-ietf-httpapi-ratelimit-headers-10: `RateLimit-Policy` has the
 * points and the seconds of each, `RateLimit` what remains and when it begins anew.
 */
export function sendRateLimits(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const limits = Object.entries(requestContextOf(request)?.rateLimits ?? {});
    if (limits.length && isForOne(reply)) {
      const policies = limits.map(([name, { points, seconds }]) => `"${name}";q=${points};w=${seconds}`);
      const states = limits.map(([name, { remaining, reset }]) => `"${name}";r=${remaining};t=${reset}`);
      reply.header('ratelimit-policy', policies.join(', ')).header('ratelimit', states.join(', '));
    }
    done();
  });
}
