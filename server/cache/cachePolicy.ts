import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { requestContextOf } from '#server/http/requestContext.ts';
import { routeOf } from '#server/http/requestLog.ts';
import type { Told } from './cacheEntry.ts';

/** For how many seconds an answer may be kept that no document has asked for (compare @cacheControl in schema/). */
export const KEPT_SECONDS = 10;

type Note = { maxAge: number; told: Told };
const notes = new WeakMap<ServerResponse, Note>();

/**
 * Says of an answer that everybody who asks the same, and shows no token, may have it, if its status is 200. Others keep it
 * only to ask whether it is still the same.
 * @param maxAge for how many seconds at most; 0 for one that is not to be kept
 */
export function keep(reply: FastifyReply, maxAge: number): FastifyReply {
  const { raw, request } = reply;
  if (maxAge <= 0 || request.headers.authorization !== undefined) return reply;
  const told = { route: routeOf(request), fields: [...(requestContextOf(request)?.fields ?? [])] };
  notes.set(raw, { maxAge, told });
  return reply.header('cache-control', 'no-cache');
}

/** @returns what was said of an answer that is about to be sent */
export const noteOf = (response: ServerResponse): Note | undefined => notes.get(response);
