import type { FastifyReply } from 'fastify';
import type { Answer } from './answerOnce.ts';

export const REPLAYED = 'idempotent-replayed';

export function sendOnce(reply: FastifyReply, { status, contentType, body, isReplay }: Answer & { isReplay: boolean }) {
  if (isReplay) reply.header(REPLAYED, 'true');
  return reply.code(status).type(contentType).send(body);
}
