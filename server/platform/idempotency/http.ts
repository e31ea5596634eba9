import type { FastifyReply } from 'fastify';
import type { Answer } from './answerOnce.ts';

/** Says that an answer was given before. */
export const REPLAYED = 'idempotent-replayed';

/** Sends an answer, and says so if it was given before. */
export function sendOnce(reply: FastifyReply, { status, contentType, body, isReplay }: Answer & { isReplay: boolean }) {
  if (isReplay) reply.header(REPLAYED, 'true');
  return reply.code(status).type(contentType).send(body);
}
