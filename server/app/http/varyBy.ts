import type { FastifyReply } from 'fastify';

/** Adds a request header to the `Vary` header of the response. */
export const varyBy = (reply: FastifyReply, header: string): FastifyReply =>
  reply.header('vary', [reply.getHeader('vary'), header].filter(Boolean).join(', '));
