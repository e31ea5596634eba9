import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Context, Services } from '#server/context.ts';
import { type ErrorCode, errors, type Refusal, refusalOf } from '#server/errors.ts';
import { findViewer } from '#server/session/sessions.ts';

const bearer = /^Bearer +(\S+)$/i;

/** Who asks, from where: the context of one request. */
export async function contextOf(services: Services, request: FastifyRequest): Promise<Context> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  return { ...services, viewer: await findViewer(services, token), address: request.ip };
}

const codeByStatus = Object.fromEntries(
  (Object.entries(errors) as [ErrorCode, readonly [number, string]][])
    .filter(([code]) => code !== 'BAD_CREDENTIALS')
    .map(([code, [status]]) => [status, code]),
) as Record<number, ErrorCode | undefined>;

/**
 * Why a request was refused before anything of ours saw it (a broken body, a foreign content type), or by something of
 * ours: one answer for both.
 */
export function refusalOfRequest(error: unknown): Refusal {
  const { statusCode } = error as { statusCode?: number };
  if (error instanceof GraphQLError || !statusCode || statusCode >= 500) return refusalOf(error);
  const code = codeByStatus[statusCode] ?? 'BAD_REQUEST';
  const [status, message] = errors[code];
  return { code, status, message };
}
