import type { Gql, Person } from '#tests/kit/people/person.ts';

type Fields = Record<string, unknown>;
export type MadeRedirect = { id: string; from: string; to: string | null; status: number; createdAt: string };

const fields = 'id from to status createdAt';

export const redirectOperations = {
  list: `query ($first: Int, $after: String) { redirects(first: $first, after: $after) {
    nodes { ${fields} } totalCount pageInfo { hasNextPage endCursor } } }`,
  create: `mutation ($input: RedirectInput!) { createRedirect(input: $input) { ${fields} } }`,
  update: `mutation ($id: UUID!, $input: RedirectInput!) { updateRedirect(id: $id, input: $input) { ${fields} } }`,
  remove: `mutation ($id: UUID!) { removeRedirect(id: $id) { ${fields} } }`,
  missed: `query ($first: Int, $after: String) { missedPaths(first: $first, after: $after) {
    nodes { id path count firstAt lastAt lastReferrer isProbe } totalCount pageInfo { hasNextPage endCursor } } }`,
  forgetAll: 'mutation { forgetMissedPaths }',
  forget: 'mutation ($id: UUID!) { forgetMissedPath(id: $id) { id path } }',
};

let made = 0;

/** A valid redirect; each has its own source path. */
export function redirect(input: Fields = {}): Fields {
  made += 1;
  return { from: `/old-page-${made}`, to: '/services', ...input };
}

export const sendRedirect = (person: Person, input: Fields = {}): Promise<Gql> =>
  person.gql(redirectOperations.create, { input: redirect(input) });

/** Creates a redirect. @throws when it was refused */
export async function makeRedirect(person: Person, input: Fields = {}): Promise<MadeRedirect> {
  const { data, errors } = await sendRedirect(person, input);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createRedirect;
}
