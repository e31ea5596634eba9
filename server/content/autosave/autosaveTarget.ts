import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { draftStrings } from '#schema/draft.ts';
import type { ContentRow, Kind } from '#server/content/kind/kind.ts';
import { kinds } from '#server/content/kind/kinds.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { foundOr } from '#server/platform/errors.ts';

type Titled = Pick<ContentRow, 'id' | 'title'>;

const select = (executor: Executor, { table }: Kind, key: 'id' | 'slug', value: string) =>
  executor
    .select({ id: table.id, title: table.title })
    .from(table as PgTable)
    .where(eq(table[key], value));

/** @throws NOT_FOUND */
export async function idOfSlug(executor: Executor, kind: Kind, slug: string): Promise<string> {
  const rows = await select(executor, kind, 'slug', slug);
  return foundOr(rows as Titled[], draftStrings.notFound).id;
}

/** Locks an item against deletion. @throws NOT_FOUND */
export async function lockItem(tx: Transaction, kind: Kind, id: string): Promise<Titled> {
  const rows = await select(tx, kind, 'id', id).for('key share');
  return foundOr(rows as Titled[], draftStrings.notFound);
}

export async function lockAny(tx: Transaction, id: string): Promise<boolean> {
  for (const kind of kinds) if ((await select(tx, kind, 'id', id).for('key share')).length) return true;
  return false;
}
