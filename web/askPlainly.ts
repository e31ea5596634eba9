import type { AnyDocument, Variables } from '#web/data.ts';

/** What is sent of a question. */
export type Body = { operationName: string | undefined; variables: Variables; query: string };

/** @returns a compiled query as it is sent (vite.config.ts puts its text there) */
export function bodyOf(document: AnyDocument, variables: Variables): Body {
  const query = document.loc?.source.body;
  if (!query) throw new Error('a document without its text');
  const [operation] = document.definitions;
  const operationName = operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
  return { operationName, variables, query };
}

/** A failure as Apollo Client calls it, so that screens know both alike (web/errors.ts). */
const failed = (name: string, details: object = {}) => Object.assign(new Error(name), { name, ...details });

/**
 * Asks /graphql as nobody, without Apollo Client.
 * @returns the data; null when the answer holds none
 * @throws what Apollo Client would: CombinedGraphQLErrors, ServerError, ServerParseError, or what `fetch` threw
 */
export async function askPlainly(document: AnyDocument, variables: Variables): Promise<unknown> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { accept: 'application/graphql-response+json,application/json;q=0.9', 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(document, variables)),
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
