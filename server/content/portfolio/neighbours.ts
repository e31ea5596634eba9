import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import { preparedOnPages } from '#server/content/kind/language.ts';
import type { Context } from '#server/platform/context.ts';
import type { LookupKey } from '#server/platform/database/lookup.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { items } from './items.ts';
import { type PortfolioItemRow, portfolioItems } from './table.ts';

export type ItemNeighbours = { previous: PortfolioItemRow | null; next: PortfolioItemRow | null };

const { publishedAt, id } = portfolioItems;
const ownPlace = sql`(${sql.param(sql.placeholder('publishedAt'), publishedAt)}, ${sql.placeholder('id')})`;
const place = sql`(${publishedAt}, ${id})`;

const firstBy = (name: string, condition: SQL | undefined, order: SQL[]) =>
  prepared((db) =>
    db
      .select()
      .from(portfolioItems)
      .where(and(sql`${portfolioItems.isPublished}`, condition))
      .orderBy(...order)
      .limit(1)
      .prepare(name),
  );

const readersOf = preparedOnPages({ table: portfolioItems }, (end, filter) => ({
  newer: firstBy(`portfolio_item_previous${end}`, and(sql`${place} > ${ownPlace}`, filter), [
    asc(publishedAt),
    asc(id),
  ]),
  older: firstBy(`portfolio_item_next${end}`, and(sql`${place} < ${ownPlace}`, filter), [desc(publishedAt), desc(id)]),
}));

/** The published items beside an item in the list, which begins with the newest. @throws NOT_FOUND as items.get */
export async function neighboursOf(context: Context, key: LookupKey): Promise<ItemNeighbours> {
  const item = await items.get(context, key);
  // A draft stands before the latest item.
  const values = { id: item.id, publishedAt: item.publishedAt ?? context.now() };
  const { newer, older } = readersOf(context);
  const [[previous = null], [next = null]] = await Promise.all([newer(context.db, values), older(context.db, values)]);
  return { previous, next };
}
