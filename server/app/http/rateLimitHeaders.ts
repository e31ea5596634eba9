import type { FastifyInstance, FastifyReply } from 'fastify';
import { maxAgeOf } from '#server/app/cache/cachePolicy.ts';
import { requestContextOf } from '#server/platform/requestContext.ts';

/** Whether the response is for one caller. A cacheable response must not contain the limits of a caller. */
const isForOne = (reply: FastifyReply) =>
  maxAgeOf(reply) === undefined && !/public|max-age/.test(String(reply.getHeader('cache-control') ?? ''));

/** Structured fields of draft-ietf-httpapi-ratelimit-headers-10. */
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
