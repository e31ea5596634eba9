import type { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What a screen knows of a failure: the code of the server's table, its sentence, and a sentence per field. */
export type Failure = {
  code: string;
  /** The HTTP status, where there is one. */
  status?: number | undefined;
  message: string | null;
  fields: Record<string, string>;
  /** The seconds to wait before the next request. */
  retryAfter?: number | undefined;
  /** The request's id, by which the operator finds it in the log. */
  requestId?: string | undefined;
};

/** What `fetchQuery` throws. */
export class QueryError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message ?? failure.code);
    this.failure = failure;
  }
}

/** @returns a failure about which the server says nothing */
export const silentFailure = (code: string, status?: number): Failure => ({ code, status, message: null, fields: {} });

type GraphqlErrors = Pick<CombinedGraphQLErrors['errors'][number], 'message' | 'extensions'>[];

/** @returns what the first error of a GraphQL response says */
export function failureOfErrors(errors: Readonly<GraphqlErrors> | undefined): Failure {
  const { message = null, extensions } = errors?.[0] ?? {};
  const { code = 'BAD_REQUEST', fields = {}, retryAfter, requestId } = (extensions ?? {}) as Partial<Failure>;
  return { code, message, fields, retryAfter, requestId };
}

type ApolloError = { name: string; errors: CombinedGraphQLErrors['errors']; statusCode: number };

/**
 * Reads whatever a query or a mutation failed with. `message` is the server's sentence when it sent one, else null: the
 * screen then says its own (spec section 8).
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof QueryError) return error.failure;
  // Apollo Client's errors are told by their names: their classes come with it, and visitors do not load it.
  const { name, errors, statusCode } = (error ?? {}) as Partial<ApolloError>;
  if (name === 'CombinedGraphQLErrors') return failureOfErrors(errors);
  if (name === 'ServerError') return silentFailure(`HTTP_${statusCode}`, statusCode);
  return silentFailure(name === 'ServerParseError' ? 'UNREADABLE' : 'NETWORK');
}

/** @returns the server's sentence, or the one of the catalogue when it sent none */
export const sentenceOf = (error: unknown, otherwise: string): string => failureOf(error).message ?? otherwise;
