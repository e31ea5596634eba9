import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, Refusal } from '#server/platform/errors.ts';

/** Where agents ask. */
export const MCP = '/mcp';

/** The numbers of JSON-RPC for what is refused before the protocol is looked at; any other is -32000, as the SDK has it. */
const numbers: Partial<Record<ErrorCode, number>> = { BAD_REQUEST: -32_700, INTERNAL_SERVER_ERROR: -32_603 };

/** The number of what is JSON and no request. */
export const INVALID_REQUEST = -32_600;

/**
 * Answers a refusal as JSON-RPC, without the id of a request that was not read.
 * @param number that of JSON-RPC, where the code of the refusal does not say it
 */
export function refuseMcp(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, message }: Pick<Refusal, 'code' | 'message'>,
  number = numbers[code] ?? -32_000,
): FastifyReply {
  // RFC 6750, 3.
  if (code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer realm="mcp"');
  const error = { code: number, message, data: { code, requestId: request.id } };
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ jsonrpc: '2.0', error, id: null }));
}
