import type { CombinedGraphQLErrors } from '@apollo/client/errors';

export type Failure = {
  code: string;
  /** HTTP status, if known. */
  status?: number | undefined;
  message: string | null;
  fields: Record<string, string>;
  /** Seconds to wait before the next request. */
  retryAfter?: number | undefined;
  /** Request id, which the log contains too. */
  requestId?: string | undefined;
};

export class QueryError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message ?? failure.code);
    this.failure = failure;
  }
}

/** @returns a failure without a message from the server */
export const silentFailure = (code: string, status?: number): Failure => ({ code, status, message: null, fields: {} });

type GraphqlErrors = Pick<CombinedGraphQLErrors['errors'][number], 'message' | 'extensions'>[];

/** @returns the first error of a GraphQL response */
export function failureOfErrors(errors: Readonly<GraphqlErrors> | undefined): Failure {
  const { message = null, extensions } = errors?.[0] ?? {};
  const { code = 'BAD_REQUEST', fields = {}, retryAfter, requestId } = (extensions ?? {}) as Partial<Failure>;
  return { code, message, fields, retryAfter, requestId };
}

type ApolloError = { name: string; errors: CombinedGraphQLErrors['errors']; statusCode: number };

/**
 * Converts any error of a query or mutation. `message` is null when the server sent none: the screen then uses its own
 * text (spec section 8).
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof QueryError) return error.failure;
  // By name and not by class, because Apollo Client's classes are not loaded for visitors.
  const { name, errors, statusCode } = (error ?? {}) as Partial<ApolloError>;
  if (name === 'CombinedGraphQLErrors') return failureOfErrors(errors);
  if (name === 'ServerError') return silentFailure(`HTTP_${statusCode}`, statusCode);
  return silentFailure(name === 'ServerParseError' ? 'UNREADABLE' : 'NETWORK');
}

export const sentenceOf = (error: unknown, otherwise: string): string => failureOf(error).message ?? otherwise;
