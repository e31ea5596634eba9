import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, Refusal } from '#server/platform/errors.ts';

export const MCP = '/mcp';

/** JSON-RPC error codes; any other refusal is -32000, as in the SDK. */
const numbers: Partial<Record<ErrorCode, number>> = { BAD_REQUEST: -32_700, INTERNAL_SERVER_ERROR: -32_603 };

export const INVALID_REQUEST = -32_600;

/** @param number JSON-RPC error code, if it differs from that of the refusal's code */
export function refuseMcp(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, message }: Pick<Refusal, 'code' | 'message'>,
  number = numbers[code] ?? -32_000,
): FastifyReply {
  // RFC 6750, 3.
  if (code === 'UNAUTHENTICATED' && !reply.hasHeader('www-authenticate'))
    reply.header('www-authenticate', 'Bearer realm="mcp"');
  const error = { code: number, message, data: { code, requestId: request.id } };
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ jsonrpc: '2.0', error, id: null }));
}
