import { eq } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Transaction } from './connect.ts';

/** A table of the slugs that items once had, so that their old addresses lead on. No living item has one of them. */
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
 * Notes which slug an item has now and which it had, in the transaction that writes the item and after it: a living slug
 * leads nowhere else.
 * @param before the slug it had; left out for a new item
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
