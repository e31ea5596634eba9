import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type AffiliateRow, affiliates } from '#server/clients/affiliate/table.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Database, Transaction } from '#server/platform/database/connect.ts';

const isAccepted = eq(affiliates.state, 'ACCEPTED');

export async function findReferrers(db: Database, codes: string[]): Promise<ReadonlyMap<string, string>> {
  if (!codes.length) return new Map();
  const { id, code } = affiliates;
  const found = await db
    .select({ id, code })
    .from(affiliates)
    .where(and(inArray(code, [...new Set(codes)]), isAccepted));
  return new Map(found.map((one) => [one.code as string, one.id]));
}

/** @param visited affiliate of the visit, takes precedence @param code in the URL @returns null unless accepted */
export async function findReferrer(db: Database, visited: string | null, code: string | null): Promise<string | null> {
  if (!visited) return (code && (await findReferrers(db, [code])).get(code)) ?? null;
  const isIt = and(eq(affiliates.id, visited), isAccepted);
  const [found] = await db.select({ id: affiliates.id }).from(affiliates).where(isIt);
  return found?.id ?? null;
}

/** @returns the accepted ones, locked against deletion */
export async function keepAccepted(tx: Transaction, ids: string[]): Promise<ReadonlySet<string>> {
  if (!ids.length) return new Set();
  const found = await tx
    .select({ id: affiliates.id })
    .from(affiliates)
    .where(and(inArray(affiliates.id, ids), isAccepted))
    .for('key share');
  return new Set(found.map(({ id }) => id));
}

/** The affiliate id for an insert, or null when the affiliate is deleted concurrently. */
export const ifStillThere = (id: string | null): SQL<string> | null =>
  id === null
    ? null
    : sql<string>`(select ${affiliates.id} from ${affiliates} where ${affiliates.id} = ${id} for key share)`;

export const readAffiliate = batched<AffiliateRow>(async ({ db }: Context, ids) => {
  const found = await db.select().from(affiliates).where(inArray(affiliates.id, ids));
  return found.map((row) => [row.id, row]);
});
