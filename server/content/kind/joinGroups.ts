import { eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import type { ContentRow, Kind } from './kind.ts';
import { languageOf } from './language.ts';
import { lockGroups } from './translations.ts';

type Joining = Pick<ContentRow, 'id' | 'language'> & { translationGroup: string };

/**
 * Puts new rows into groups that are given. Pictures are locked before, if at all.
 * @returns those whose language the group has already; they stay alone
 */
export async function joinGroups(
  { site }: Pick<Context, 'site'>,
  tx: Transaction,
  { table }: Kind,
  rows: readonly Joining[],
): Promise<Joining[]> {
  if (!rows.length) return [];
  await lockGroups(tx, { linkTranslations: rows.map(({ id }) => id) });
  const groups = [...new Set(rows.map(({ translationGroup }) => translationGroup))];
  const members = (await tx
    .select({ language: table.language, translationGroup: table.translationGroup })
    .from(table as PgTable)
    .where(inArray(table.translationGroup, groups))) as Omit<Joining, 'id'>[];
  const placeOf = (row: Omit<Joining, 'id'>) => `${row.translationGroup} ${languageOf(row, site)}`;
  const taken = new Set(members.map(placeOf));
  const refused: Joining[] = [];
  for (const row of rows) {
    if (taken.has(placeOf(row))) {
      refused.push(row);
      continue;
    }
    taken.add(placeOf(row));
    await tx
      .update(table as PgTable)
      .set({ translationGroup: row.translationGroup })
      .where(eq(table.id, row.id));
  }
  return refused;
}
