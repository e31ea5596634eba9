import { and, arrayContains, type SQL, sql } from 'drizzle-orm';
import type { ServiceId } from '#schema/services.ts';
import type { Site } from '#schema/site.ts';
import { onPages } from '#server/content/kind/language.ts';
import { type ListFilter, listFilterOf } from '#server/content/kind/listFilter.ts';
import type { Context } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { containing } from '#server/platform/database/search.ts';
import { hasTag } from '#server/platform/database/tags.ts';
import { portfolioItems } from './table.ts';

/** Omitted or blank values do not filter. */
export type ItemFilter = ListFilter & {
  category?: string | null;
  tag?: string | null;
  search?: string | null;
  service?: ServiceId | null;
};

/** Written like the condition of the partial indexes, so that prepared plans can use them. */
const isPublished: SQL = sql`${portfolioItems.isPublished}`;

const isOf = (category: string) => sql`lower(${portfolioItems.category}) = lower(${category}::text)`;

/** @returns undefined without a filter */
export function filterOf({ category, tag, search, service, ...filter }: ItemFilter, site: Site): SQL | undefined {
  const [categoryFilter, tagFilter] = [category?.trim(), tag?.trim()];
  return and(
    categoryFilter ? isOf(categoryFilter) : undefined,
    tagFilter ? hasTag(portfolioItems, [tagFilter]) : undefined,
    containing([portfolioItems.title], search),
    service ? arrayContains(portfolioItems.services, [service]) : undefined,
    listFilterOf({ table: portfolioItems }, filter, site),
  );
}

export type ItemFilters = { categories: string[]; sharedCategories: string[] };

// Of several spellings, the first by name.
const selectCategories = (db: Executor, filter?: SQL) =>
  db
    .select({
      name: sql<string>`min(${portfolioItems.category})`,
      isShared: sql<boolean>`count(*) > 1`,
    })
    .from(portfolioItems)
    .where(and(sql`${isPublished} and ${portfolioItems.category} is not null`, filter))
    .groupBy(sql`lower(${portfolioItems.category})`)
    .orderBy(sql`lower(${portfolioItems.category})`);
const readCategories = prepared((db) => selectCategories(db).prepare('portfolio_categories'));

export async function filters(context: Context): Promise<ItemFilters> {
  const { db } = context;
  const filter = onPages({ table: portfolioItems }, context);
  const rows = await (filter ? selectCategories(db, filter) : readCategories(db));
  const sharedCategories = rows.filter(({ isShared }) => isShared).map(({ name }) => name);
  return { categories: rows.map(({ name }) => name), sharedCategories };
}
