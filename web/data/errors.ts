import type { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What a screen knows of a failure: the code of the server's table, its sentence, and a sentence per field. */
export type Failure = {
  code: string;
  message: string | null;
  fields: Record<string, string>;
  /** The seconds to wait before asking again. */
  retryAfter?: number | undefined;
  /** What the operator finds it by in the log. */
  requestId?: string | undefined;
};

type ApolloError = { name: string; errors: CombinedGraphQLErrors['errors']; statusCode: number };

/**
 * Reads whatever a query or a mutation failed with. `message` is the server's sentence when it sent one, else null: the
 * screen then says its own (spec section 8).
 */
export function failureOf(error: unknown): Failure {
  // By their names: their classes come with Apollo Client, without which pages are read.
  const { name, errors, statusCode } = (error ?? {}) as Partial<ApolloError>;
  if (name === 'CombinedGraphQLErrors') {
    const first = errors?.[0];
    const { code, fields, retryAfter, requestId } = (first?.extensions ?? {}) as Partial<Failure>;
    return {
      code: code ?? 'BAD_REQUEST',
      message: first?.message ?? null,
      fields: fields ?? {},
      retryAfter,
      requestId,
    };
  }
  if (name === 'ServerError') return { code: `HTTP_${statusCode}`, message: null, fields: {} };
  return { code: name === 'ServerParseError' ? 'UNREADABLE' : 'NETWORK', message: null, fields: {} };
}

/** @returns the server's sentence, or the one of the catalogue when it sent none */
export const sentenceOf = (error: unknown, otherwise: string): string => failureOf(error).message ?? otherwise;
