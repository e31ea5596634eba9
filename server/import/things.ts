import { and, eq, sql } from 'drizzle-orm';
import { blogPosts } from '#server/blog/table.ts';
import type { Executor, Transaction } from '#server/database/connect.ts';
import { messages } from '#server/message/table.ts';
import { portfolioItems } from '#server/portfolio/table.ts';
import { reviews } from '#server/review/table.ts';
import { type ImportedThing, importedThings } from './table.ts';

/** Notes what a thing of an export has become, in the transaction that makes it; what it was before is gone. */
export const noteThing = (tx: Transaction, thing: ImportedThing): Promise<void> => noteThings(tx, [thing]);

/** As `noteThing`, of several. */
export async function noteThings(tx: Transaction, things: ImportedThing[]): Promise<void> {
  const set = {
    ...{ importId: sql`excluded.import_id`, kind: sql`excluded.kind` },
    ...{ targetId: sql`excluded.target_id`, mark: sql`excluded.mark` },
  };
  await tx
    .insert(importedThings)
    .values(things)
    .onConflictDoUpdate({ target: [importedThings.source, importedThings.key], set });
}

const tables = { post: blogPosts, item: portfolioItems };

/** @returns the slugs of the posts and items that have come from a site and are here still, by their names there */
export async function comeBefore(executor: Executor, source: string): Promise<Map<string, string>> {
  const come = new Map<string, string>();
  for (const kind of ['post', 'item'] as const) {
    const table = tables[kind];
    const rows = await executor
      .select({ key: importedThings.key, slug: table.slug })
      .from(importedThings)
      .innerJoin(table, eq(table.id, importedThings.targetId))
      .where(and(eq(importedThings.source, source), eq(importedThings.kind, kind)));
    for (const { key, slug } of rows) come.set(key, slug);
  }
  return come;
}

const recordTables = { enquiry: messages, review: reviews };

/** @returns the keys of the enquiries and reviews that have come from a table and are here still */
export async function recordsBefore(executor: Executor, source: string): Promise<Set<string>> {
  const come = new Set<string>();
  for (const kind of ['enquiry', 'review'] as const) {
    const table = recordTables[kind];
    const rows = await executor
      .select({ key: importedThings.key })
      .from(importedThings)
      .innerJoin(table, eq(table.id, importedThings.targetId))
      .where(and(eq(importedThings.source, source), eq(importedThings.kind, kind)));
    for (const { key } of rows) come.add(key);
  }
  return come;
}
