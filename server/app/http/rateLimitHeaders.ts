import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cachePolicyOf } from '#server/app/cache/cachePolicy.ts';
import { requestContextOf } from '#server/platform/requestContext.ts';

/** What everybody may keep says nothing of whoever happened to ask; what is for everybody over GraphQL is marked only later. */
const isForOne = (request: FastifyRequest, reply: FastifyReply) =>
  cachePolicyOf(reply.raw) === undefined &&
  !requestContextOf(request)?.maxAge &&
  !/public|max-age/.test(String(reply.getHeader('cache-control') ?? ''));

/**
 * Tells which limits a request has met, in the structured fields of draft-ietf-httpapi-ratelimit-headers-10: `RateLimit-Policy` has the
 * points and the seconds of each, `RateLimit` what remains and when it begins anew.
 */
export function sendRateLimits(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const limits = Object.entries(requestContextOf(request)?.rateLimits ?? {});
    if (limits.length && isForOne(request, reply)) {
      const policies = limits.map(([name, { points, seconds }]) => `"${name}";q=${points};w=${seconds}`);
      const states = limits.map(([name, { remaining, reset }]) => `"${name}";r=${remaining};t=${reset}`);
      reply.header('ratelimit-policy', policies.join(', ')).header('ratelimit', states.join(', '));
    }
    done();
  });
}
