import { and, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { hasTag } from '#server/platform/database/tags.ts';
import { portfolioItems } from './table.ts';

/** What the items are narrowed to; what is left out or blank narrows nothing. */
export type Find = { category?: string | null; tag?: string | null };

/** In the words of the indexes, so that a plan for any parameters finds them. */
const isPublished: SQL = sql`${portfolioItems.isPublished}`;

const isOf = (category: string) => sql`lower(${portfolioItems.category}) = lower(${category}::text)`;

/** The condition for what a reader looks for; undefined when that is everything. */
export function filterOf({ category, tag }: Find): SQL | undefined {
  const [wantedCategory, wantedTag] = [category?.trim(), tag?.trim()];
  return and(
    wantedCategory ? isOf(wantedCategory) : undefined,
    wantedTag ? hasTag(portfolioItems, [wantedTag]) : undefined,
  );
}

// One spelling of each: the one that is first by name.
const readCategories = prepared((db) =>
  db
    .select({ name: sql<string>`min(${portfolioItems.category})` })
    .from(portfolioItems)
    .where(sql`${isPublished} and ${portfolioItems.category} is not null`)
    .groupBy(sql`lower(${portfolioItems.category})`)
    .orderBy(sql`lower(${portfolioItems.category})`)
    .prepare('portfolio_categories'),
);

/** @returns what the published items can be narrowed to */
export async function filters({ db }: Context): Promise<{ categories: string[] }> {
  const rows = await readCategories(db);
  return { categories: rows.map(({ name }) => name) };
}
