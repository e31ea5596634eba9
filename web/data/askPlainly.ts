import { ACCEPT } from './accept.ts';
import type { AnyDocument, Variables } from './document.ts';

/** What is sent of a question. */
export type Body = { operationName: string | undefined; variables: Variables; query: string };

/** @returns a query as it is sent */
export async function bodyOf(document: AnyDocument, variables: Variables): Promise<Body> {
  const [operation] = document.definitions;
  const operationName = operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
  return { operationName, variables, query: await textOf(document) };
}

/** What is built carries its text (vite.config.ts), and no printer. */
async function textOf(document: AnyDocument): Promise<string> {
  if (import.meta.env.DEV) return (await import('graphql')).print(document);
  return document.loc?.source.body ?? '';
}

/** A failure as Apollo Client calls it, so that screens know both alike (web/data/errors.ts). */
const failed = (name: string, details: object = {}) => Object.assign(new Error(name), { name, ...details });

/**
 * Asks /graphql as nobody, without Apollo Client.
 * @returns the data; null when the answer holds none
 * @throws what Apollo Client would: CombinedGraphQLErrors, ServerError, ServerParseError, or what `fetch` threw
 */
export async function askPlainly(document: AnyDocument, variables: Variables): Promise<unknown> {
  const body = JSON.stringify(await bodyOf(document, variables));
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { accept: ACCEPT, 'content-type': 'application/json' },
    body,
  });
  const isGraphql = answer.headers.get('content-type')?.startsWith('application/graphql-response+json');
  // Who is in between answers in words of their own.
  if (!answer.ok && !isGraphql) throw failed('ServerError', { statusCode: answer.status });
  const text = await answer.text();
  const { data, errors } = parsed(text);
  if (errors?.length) throw failed('CombinedGraphQLErrors', { errors });
  return data ?? null;
}

function parsed(text: string): { data?: unknown; errors?: readonly unknown[] } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    throw failed('ServerParseError');
  }
}
