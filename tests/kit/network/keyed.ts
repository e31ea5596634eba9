import type { Gql, Person, Rest } from '#tests/kit/people/person.ts';

type Fields = Record<string, unknown>;

/** Sends a request with an Idempotency-Key. @param headers its other headers */
async function send(
  person: Person,
  path: string,
  key: string,
  body: string | FormData,
  headers: Record<string, string>,
) {
  const response = await fetch(person.url + path, {
    method: 'POST',
    headers: {
      ...(person.token && { authorization: `Bearer ${person.token}` }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      'idempotency-key': key,
      ...headers,
    },
    body,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) };
}

export async function gqlOnce(
  person: Person,
  key: string,
  query: string,
  variables: Fields = {},
  headers: Record<string, string> = {},
): Promise<Gql> {
  const { body, ...rest } = await send(person, '/graphql', key, JSON.stringify({ query, variables }), headers);
  return { ...rest, data: body.data, errors: body.errors, code: body.errors?.[0]?.extensions?.code };
}

export const restOnce = (person: Person, key: string, path: string, body: Fields | FormData): Promise<Rest> =>
  send(person, `/api${path}`, key, body instanceof FormData ? body : JSON.stringify(body), {});

export const formOnce = (person: Person, key: string, form: FormData): Promise<Rest> =>
  send(person, '/graphql', key, form, { 'apollo-require-preflight': 'true' });

export const isReplayed = ({ headers }: { headers: Headers }): boolean => headers.get('idempotent-replayed') === 'true';
