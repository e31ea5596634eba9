import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type AffiliateRow, affiliates } from '#server/clients/affiliate/table.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Database, Transaction } from '#server/platform/database/connect.ts';

const isAccepted = eq(affiliates.state, 'ACCEPTED');

export async function findReferrers(db: Database, codes: string[]): Promise<ReadonlyMap<string, string>> {
  if (!codes.length) return new Map();
  const { id, code } = affiliates;
  const rows = await db
    .select({ id, code })
    .from(affiliates)
    .where(and(inArray(code, [...new Set(codes)]), isAccepted));
  return new Map(rows.map((row) => [row.code as string, row.id]));
}

/** @param visitedId affiliate of the visit, takes precedence @param code in the URL @returns null unless accepted */
export async function findReferrer(
  db: Database,
  visitedId: string | null,
  code: string | null,
): Promise<string | null> {
  if (!visitedId) return (code && (await findReferrers(db, [code])).get(code)) ?? null;
  const isIt = and(eq(affiliates.id, visitedId), isAccepted);
  const [affiliate] = await db.select({ id: affiliates.id }).from(affiliates).where(isIt);
  return affiliate?.id ?? null;
}

/** @returns the accepted ones, locked against deletion */
export async function lockAccepted(tx: Transaction, ids: string[]): Promise<ReadonlySet<string>> {
  if (!ids.length) return new Set();
  const rows = await tx
    .select({ id: affiliates.id })
    .from(affiliates)
    .where(and(inArray(affiliates.id, ids), isAccepted))
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}

/** The affiliate id for an insert, or null when the affiliate is deleted concurrently. */
export const ifStillThere = (id: string | null): SQL<string> | null =>
  id === null
    ? null
    : sql<string>`(select ${affiliates.id} from ${affiliates} where ${affiliates.id} = ${id} for key share)`;

export const readAffiliate = batched<AffiliateRow>(async ({ db }: Context, ids) => {
  const rows = await db.select().from(affiliates).where(inArray(affiliates.id, ids));
  return rows.map((row) => [row.id, row]);
});
