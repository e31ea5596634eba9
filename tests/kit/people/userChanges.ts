import type { Person } from './person.ts';

export type Done = { status: number; message: string };
/** The two changes over REST and over GraphQL, with the status that the GraphQL code stands for. */
const statusOf: Record<string, number> = { UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404, CONFLICT: 409 };
const overRest =
  (method: string, suffix: string) =>
  async (who: Person, id: string): Promise<Done> => {
    const { status, body } = await who.rest(method, `/admin/${id}${suffix}`);
    return { status, message: body.message };
  };
const overGraphql =
  (field: string) =>
  async (who: Person, id: string): Promise<Done> => {
    const { code, errors } = await who.gql(`mutation ($id: UUID!) { ${field}(id: $id) { id } }`, { id });
    return { status: code ? (statusOf[code] ?? 422) : 200, message: errors?.[0].message };
  };
export const changes = [
  { name: 'blocking over REST', change: overRest('PUT', '/toggle-block') },
  { name: 'blocking over GraphQL', change: overGraphql('blockUser') },
  { name: 'deleting over REST', change: overRest('DELETE', '') },
  { name: 'deleting over GraphQL', change: overGraphql('removeUser') },
];
