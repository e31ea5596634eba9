import { eq } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Transaction } from './connect.ts';

/** Former slugs of items, for redirects. No existing item uses one of them. */
export const formerSlugTable = (name: string, ownerId: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      slug: text().primaryKey(),
      ownerId: uuid().notNull().references(ownerId, { onDelete: 'cascade' }),
    },
    (table) => [index(`${name}_owner_idx`).on(table.ownerId)],
  );
export type FormerSlugs = ReturnType<typeof formerSlugTable>;

/**
 * Stores a changed slug, after the item's update in the same transaction. A slug in use is removed from the table.
 * @param before omitted for a new item
 */
export async function noteSlug(
  tx: Transaction,
  table: FormerSlugs,
  { id: ownerId, slug }: { id: string; slug: string },
  before?: string,
): Promise<void> {
  if (slug === before) return;
  await tx.delete(table).where(eq(table.slug, slug));
  if (before === undefined) return;
  await tx.insert(table).values({ slug: before, ownerId }).onConflictDoUpdate({ target: table.slug, set: { ownerId } });
}
