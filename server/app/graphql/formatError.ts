import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { GRAPHQL_RESPONSE, preferredType } from '#server/app/http/accept.ts';
import type { Services } from '#server/platform/context.ts';
import { codeByStatus, type Refusal, refusalOf, UNKNOWN_HASH } from '#server/platform/errors.ts';
import { currentRequestContext } from '#server/platform/requestContext.ts';
import { logError } from './logError.ts';

export function formatError(
  services: Pick<Services, 'log'>,
  { locations, path }: GraphQLFormattedError,
  error: unknown,
  requestId = currentRequestContext()?.requestId,
) {
  const refusal = ownCode(refusalOf(error), error);
  logError(services, refusal, error);
  const code = (error as GraphQLError).extensions?.code === UNKNOWN_HASH ? UNKNOWN_HASH : refusal.code;
  return { ...graphqlError({ ...refusal, code }, requestId), locations, path };
}

/** Apollo uses BAD_REQUEST for most errors; the HTTP status has the precise meaning. */
function ownCode(refusal: Refusal, error: unknown): Refusal {
  const { status } = ((error as GraphQLError).extensions?.http ?? {}) as { status?: number };
  const isVague = refusal.code === 'BAD_REQUEST' || refusal.code === 'BAD_USER_INPUT';
  const code = isVague && status !== undefined && codeByStatus[status];
  return code ? { ...refusal, code } : refusal;
}

const graphqlError = (
  { message, code, fields, retryAfter, cost }: Omit<Refusal, 'code'> & { code: string },
  requestId: string | undefined,
): GraphQLFormattedError => ({
  message,
  extensions: { code, ...(fields && { fields }), ...(retryAfter && { retryAfter }), ...(cost && { cost }), requestId },
});

/** Sends a refusal from before execution in GraphQL format (GraphQL over HTTP, section 6.4). */
export function refuseGraphql(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const type = preferredType(request.headers, ['application/json', GRAPHQL_RESPONSE]) ?? 'application/json';
  return reply.type(`${type}; charset=utf-8`).send(JSON.stringify({ errors: [graphqlError(refusal, request.id)] }));
}
