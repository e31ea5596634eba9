import { Person } from '#tests/kit/people/person.ts';

type Fields = Record<string, unknown>;
export type TokenRoleName = 'PUBLISHED' | 'STAFF' | 'ADMIN';
export type KnownToken = {
  id: string;
  name: string;
  role: TokenRoleName;
  scopes: string[] | null;
  state: string;
  hint: string;
  createdBy: { id: string; name: string };
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  updatedAt: string;
};

const fields = 'id name role scopes state hint createdBy { id name } createdAt expiresAt lastUsedAt updatedAt';

export const tokenOperations = {
  issue: `mutation ($input: IssueApiTokenInput!) { issueApiToken(input: $input) { id token apiToken { ${fields} } } }`,
  rotate: `mutation ($id: UUID!, $input: RotateApiTokenInput!) { rotateApiToken(id: $id, input: $input) {
    id token apiToken { ${fields} formerHint formerExpiresAt formerLastUsedAt } } }`,
  endOverlap: 'mutation ($id: UUID!) { endApiTokenOverlap(id: $id) { id updatedAt formerHint } }',
  limit: `mutation ($id: UUID!, $input: ApiTokenLimitInput!) { limitApiToken(id: $id, input: $input) {
    id updatedAt requestsPerMinute } }`,
  revoke: `mutation ($id: UUID!) { revokeApiToken(id: $id) { ${fields} } }`,
  list: `query ($first: Int, $after: String) { apiTokens(first: $first, after: $after) {
    nodes { ${fields} } pageInfo { hasNextPage endCursor } totalCount } }`,
};

export const askForToken = (admin: Person, input: Fields = {}) =>
  admin.gql(tokenOperations.issue, { input: { name: 'A machine', role: 'STAFF', days: 30, ...input } });

export type MadeToken = { id: string; token: string; apiToken: KnownToken; machine: Person };

/** Issues a token. @returns it, with a person who uses it @throws when it was refused */
export async function issueToken(admin: Person, input: Fields = {}): Promise<MadeToken> {
  const { data, errors } = await askForToken(admin, input);
  if (errors) throw new Error(JSON.stringify(errors));
  const { id, token, apiToken } = data.issueApiToken;
  return { id, token, apiToken, machine: new Person(admin.url, { token }) };
}

export const machineOf = async (admin: Person, role: TokenRoleName): Promise<Person> =>
  (await issueToken(admin, { role })).machine;

/** Every token as the list returns it, by its id. */
export async function listTokens(admin: Person): Promise<Record<string, KnownToken>> {
  const { nodes } = (await admin.gql(tokenOperations.list, { first: 200 })).data.apiTokens;
  return Object.fromEntries(nodes.map((token: KnownToken) => [token.id, token]));
}
