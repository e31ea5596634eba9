import { and, eq } from 'drizzle-orm';
import { blogPosts } from '#server/blog/table.ts';
import type { Executor, Transaction } from '#server/database/connect.ts';
import { portfolioItems } from '#server/portfolio/table.ts';
import { type ImportedThing, importedThings } from './table.ts';

/** Notes what a thing of an export has become, in the transaction that makes it; what it was before is gone. */
export async function noteThing(tx: Transaction, thing: ImportedThing): Promise<void> {
  const { importId, kind, targetId, mark } = thing;
  await tx
    .insert(importedThings)
    .values(thing)
    .onConflictDoUpdate({
      target: [importedThings.source, importedThings.key],
      set: { importId, kind, targetId, mark },
    });
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
