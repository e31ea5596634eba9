import { and, getTableName, like, ne, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { MADE_SLUG_MAX } from '#schema/slug.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { isUniqueViolation } from '#server/platform/errors.ts';
import type { Kind } from './kind.ts';

/** Characters for `-2` to `-999999`. */
const NUMBER_LENGTH = 7;
/** Concurrent callers with the same title: each attempt stores at least one of them. */
const MAX_ATTEMPTS = 200;

/**
 * A slug that nobody uses or used: a former slug leads to its item.
 * @param ownId an item that may keep a slug that it has or had
 * @returns the desired slug, with the first free number if it is not free
 */
async function freeSlug(
  executor: Executor,
  { table: items, former }: Pick<Kind, 'table' | 'former'>,
  desiredSlug: string,
  ownId?: string,
): Promise<string> {
  const stem = desiredSlug.slice(0, MADE_SLUG_MAX - NUMBER_LENGTH).replace(/-+$/, '');
  const similarSlugs = (table: typeof items | typeof former, ownerId: PgColumn) =>
    executor
      .select({ slug: table.slug })
      .from(table as PgTable)
      .where(
        and(
          or(like(table.slug, desiredSlug), like(table.slug, `${stem}-%`)),
          ownId === undefined ? undefined : ne(ownerId, ownId),
        ),
      );
  const existingSlugs = new Set(
    [...(await similarSlugs(items, items.id)), ...(await similarSlugs(former, former.ownerId))].map(({ slug }) => slug),
  );
  const isFree = (slug: string) => !existingSlugs.has(slug);
  if (isFree(desiredSlug)) return desiredSlug;
  for (let number = 2; ; number += 1) if (isFree(`${stem}-${number}`)) return `${stem}-${number}`;
}

/**
 * Stores an item under a free slug. Another caller may take the slug between the search and the insert: then the next
 * one is tried.
 * @param save stores the item; it may run several times, in a savepoint each
 */
export async function saveUnderFreeSlug<Saved>(
  tx: Transaction,
  kind: Pick<Kind, 'table' | 'former'>,
  desiredSlug: string,
  save: (tx: Transaction, slug: string) => Promise<Saved>,
  ownId?: string,
): Promise<Saved> {
  for (let attempt = 1; ; attempt += 1) {
    const slug = await freeSlug(tx, kind, desiredSlug, ownId);
    try {
      return await tx.transaction((savepoint) => save(savepoint, slug));
    } catch (error) {
      const isTaken = isUniqueViolation(error, `${getTableName(kind.table)}_slug_key`);
      if (!isTaken || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
