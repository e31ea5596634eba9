import { v7 as uuidv7 } from 'uuid';
import { type AuditRow, auditEntries } from '#server/platform/audit/table.ts';
import type { Product } from '#tests/kit/product/product.ts';
import type { Person } from './person.ts';

type Fields = Record<string, unknown>;
export type Existing = {
  id: string;
  at: string;
  actor: { id: string | null; name: string };
  via: string;
  address: string | null;
  requestId: string | null;
  action: string;
  summary: string;
  subject: { id: string | null; kind: string; label: string };
  changes: { field: string; before: unknown; after: unknown }[];
};

const fields = `id at actor { id name } via address requestId action summary subject { id kind label }
  changes { field before after }`;

export const auditOperations = {
  list: `query ($first: Int, $after: String, $filter: AuditFilterInput! = {}) {
    auditEntries(first: $first, after: $after, filter: $filter) {
      nodes { ${fields} } edges { cursor node { id } } totalCount pageInfo { hasNextPage endCursor } } }`,
  actors: `query ($first: Int, $after: String) { auditActors(first: $first, after: $after) {
    nodes { id name } totalCount pageInfo { hasNextPage endCursor } } }`,
};

/** The entries that match a filter. @throws when the query was refused */
export async function listEntries(admin: Person, filter: Fields = {}): Promise<Existing[]> {
  const { data, errors } = await admin.gql(auditOperations.list, { first: 200, filter });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.auditEntries.nodes;
}

export async function noteEntry(
  { services: { db } }: Product,
  entry: Partial<typeof auditEntries.$inferInsert> = {},
): Promise<AuditRow> {
  const what = { action: 'blog.publish', subjectId: uuidv7(), subjectLabel: 'A post' } as const;
  const who = { actorId: uuidv7(), actorName: 'Meera Nair', via: 'session', address: '198.51.100.1' } as const;
  const row = { id: uuidv7(), at: new Date('2026-03-05T12:00:00Z'), requestId: uuidv7(), ...who, ...what, ...entry };
  const [noted] = await db.insert(auditEntries).values(row).returning();
  return noted as AuditRow;
}

export const emptyAuditLog = ({ services: { db } }: Product) => db.delete(auditEntries);
