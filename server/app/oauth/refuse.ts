import type { FastifyReply } from 'fastify';
import type { ErrorCode, Refusal } from '#server/platform/errors.ts';

/** Error codes of RFC 6749 for our own. */
const names: Partial<Record<ErrorCode, string>> = {
  INTERNAL_SERVER_ERROR: 'server_error',
  NOT_FOUND: 'not_found',
  RATE_LIMITED: 'temporarily_unavailable',
  UNAVAILABLE: 'temporarily_unavailable',
};

export function refuseOAuth(reply: FastifyReply, { code, message }: Refusal): FastifyReply {
  const body = { error: names[code] ?? 'invalid_request', error_description: message };
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}
