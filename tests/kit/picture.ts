import sharp, { type Sharp } from 'sharp';
import type { Gql, Person } from '#tests/kit/person.ts';

type Fields = Record<string, unknown>;

/** A picture of one colour, twice as wide as high. */
export const canvas = (width = 40, height = 20): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 51, b: 10 } } });

/** A form that GraphQL over multipart takes (GraphQL multipart request specification). */
export function operationsForm(
  query: string,
  variables: Fields,
  file?: Blob,
  map: unknown = { 0: ['variables.input.imageFile'] },
) {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables }));
  form.set('map', JSON.stringify(map));
  if (file) form.set('0', file, 'a.png');
  return form;
}

/** Sends a form to /graphql. */
export async function sendForm(
  person: Person,
  body: FormData | string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${person.url}/graphql`, {
    method: 'POST',
    headers: {
      ...(person.token && { authorization: `Bearer ${person.token}` }),
      'apollo-require-preflight': 'true',
      accept: 'application/graphql-response+json',
      ...headers,
    },
    body,
  });
  const { data, errors } = (await response.json()) as Pick<Gql, 'data' | 'errors'>;
  return { status: response.status, data, errors, code: errors?.[0]?.extensions?.code as string | undefined };
}

/** The form of the legacy call that makes a post. */
export function postForm(fields: Fields, file?: Blob, name = 'a.png'): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(field, String(one));
  }
  if (file) form.set('imageFile', file, name);
  return form;
}
