import type { ApolloServer } from '@apollo/server';
import { type DocumentNode, type GraphQLFormattedError, print } from 'graphql';
import { maxAgeIn } from '#server/app/cache/cachePolicy.ts';
import type { Context } from '#server/platform/context.ts';
import { type ErrorCode, errors, type Refusal } from '#server/platform/errors.ts';

/**
 * What an operation that ran inside the process gave: its data, or why it was refused.
 * @property maxAge for how many seconds everybody may have the data (@cacheControl in the schema)
 */
export type ExecutionOutcome<Data = Record<string, unknown>> =
  | { data: Data; maxAge: number; refusal: null }
  | { data: null; maxAge: 0; refusal: Refusal };

/** Runs an operation inside the process, for a REST row, a page or a posted form. */
export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  context: Context,
) => Promise<ExecutionOutcome>;

/** @returns what runs operations inside the process: on the same Apollo Server, with the same plugins, as over HTTP */
export const createExecute =
  (apollo: ApolloServer<Context>): Execute =>
  async (document, variables, contextValue) => {
    const { body, http } = await apollo.executeOperation({ query: textOf(document), variables }, { contextValue });
    if (body.kind !== 'single') throw new Error('an operation inside the process is answered at once');
    const { data, errors: [error] = [] } = body.singleResult;
    if (error) return { data: null, maxAge: 0, refusal: refusalOfFormatted(error) };
    return { data: data ?? {}, maxAge: maxAgeIn(http.headers.get('cache-control')), refusal: null };
  };

/** Apollo Server would print a document each time. */
const texts = new WeakMap<DocumentNode, string>();
function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

/** Reads what `formatError` has written: the code of the table, and what belongs to it. */
function refusalOfFormatted({ message, extensions }: GraphQLFormattedError): Refusal {
  const { code, fields, retryAfter } = extensions as Omit<Refusal, 'message'> & { code: ErrorCode };
  return { code, status: errors[code][0], message, fields, retryAfter };
}
