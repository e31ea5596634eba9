import { endSession, readSession } from '#web/shared/session/session.ts';
import type { AnyDocument, Variables } from './document.ts';
import { type Failure, failureOfErrors, QueryError, silentFailure } from './errors.ts';
import type { FetchQuery } from './loader.ts';

/** The Accept header of Apollo Client, to get the same response format. */
const ACCEPT = 'application/graphql-response+json,application/json;q=0.9';

/** Pages of a site with several languages send theirs (web/client.tsx). */
export const endpoint = { url: '/graphql' };

export type RequestBody = { operationName: string | undefined; variables: Variables; query: string };

export async function requestBody(document: AnyDocument, variables: Variables): Promise<RequestBody> {
  const [operation] = document.definitions;
  const operationName = operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
  return { operationName, variables, query: await textOf(document) };
}

/** In a build the document contains its text (vite.config.ts), so that the browser does not load the printer. */
export async function textOf(document: AnyDocument): Promise<string> {
  if (import.meta.env.DEV) return (await import('graphql')).print(document);
  return document.loc?.source.body ?? '';
}

/**
 * Sends an operation to /graphql with the session token. A refused token ends the session.
 * @throws QueryError
 */
export async function fetchGraphQL<Data>(document: AnyDocument, variables: Variables, options: RequestInit = {}) {
  const token = readSession()?.token;
  const body = JSON.stringify(await requestBody(document, variables));
  const { data, failure } = await send(body, token, options);
  // The refusal of a replaced token says nothing about the current session.
  if (token && failure?.code === 'UNAUTHENTICATED' && token === readSession()?.token) endSession();
  if (failure) throw new QueryError(failure);
  return data as Data;
}

export const fetchQuery: FetchQuery = (document, variables) => fetchGraphQL(document, variables);

/** Sends a mutation of a public form: visitors do not load Apollo Client. */
export const fetchMutation = fetchQuery;

async function send(
  body: string,
  token: string | undefined,
  options: RequestInit,
): Promise<{ data?: unknown; failure?: Failure }> {
  const headers = {
    accept: ACCEPT,
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  let response: Response;
  let text: string;
  try {
    response = await fetch(endpoint.url, { ...options, method: 'POST', headers, body });
    text = await response.text();
  } catch {
    return { failure: silentFailure('NETWORK') };
  }
  const { ok, status } = response;
  const isGraphql = response.headers.get('content-type')?.startsWith('application/graphql-response+json');
  // An error page of a proxy.
  if (!(ok || isGraphql)) return { failure: silentFailure(`HTTP_${status}`, status) };
  try {
    const { data, errors } = JSON.parse(text) ?? {};
    if (errors?.length) return { failure: { ...failureOfErrors(errors), status } };
    return data ? { data } : { failure: silentFailure('NO_DATA', status) };
  } catch {
    return { failure: silentFailure('UNREADABLE', status) };
  }
}
