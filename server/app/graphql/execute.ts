import type { ApolloServer } from '@apollo/server';
import { type DocumentNode, type GraphQLFormattedError, print } from 'graphql';
import { maxAgeIn } from '#server/app/cache/cachePolicy.ts';
import type { Context } from '#server/platform/context.ts';
import { type ErrorCode, errors, type Refusal } from '#server/platform/errors.ts';

export type ExecutionOutcome<Data = Record<string, unknown>> =
  | { data: Data; maxAge: number; refusal: null }
  | { data: null; maxAge: 0; refusal: Refusal };

export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  context: Context,
) => Promise<ExecutionOutcome>;

export const createExecute =
  (apollo: ApolloServer<Context>): Execute =>
  async (document, variables, contextValue) => {
    const { body, http } = await apollo.executeOperation({ query: textOf(document), variables }, { contextValue });
    if (body.kind !== 'single') throw new Error('an operation inside the process is answered at once');
    const { data, errors: [error] = [] } = body.singleResult;
    if (error) return { data: null, maxAge: 0, refusal: refusalOfFormatted(error) };
    return { data: data ?? {}, maxAge: maxAgeIn(http.headers.get('cache-control')), refusal: null };
  };

const texts = new WeakMap<DocumentNode, string>();
function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

function refusalOfFormatted({ message, extensions }: GraphQLFormattedError): Refusal {
  const { code, fields, retryAfter } = extensions as Omit<Refusal, 'message'> & { code: ErrorCode };
  return { code, status: errors[code][0], message, fields, retryAfter };
}
