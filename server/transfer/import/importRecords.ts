import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { messages } from '#server/clients/message/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import { kinds } from '#server/content/kind/kinds.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import type { ImportReport } from './report.ts';
import { type ImportedKind, importedThings, type NewThing } from './table.ts';

/** Records the target of an entry, in the transaction that creates the target. Replaces an earlier record. */
export const noteThing = (tx: Transaction, thing: NewThing): Promise<void> => noteThings(tx, [thing]);

export async function noteThings(tx: Transaction, things: NewThing[]): Promise<void> {
  const set = {
    ...{ importId: sql`excluded.import_id`, kind: sql`excluded.kind` },
    ...{ targetId: sql`excluded.target_id`, mark: sql`excluded.mark`, line: sql`excluded.line` },
  };
  await tx
    .insert(importedThings)
    .values(things)
    .onConflictDoUpdate({ target: [importedThings.source, importedThings.key], set });
}

export type Known = { importId: string; slug: string };

export async function comeBefore(executor: Executor, source: string): Promise<Map<string, Known>> {
  const come = new Map<string, Known>();
  for (const { event, table } of kinds) {
    const rows = await executor
      .select({ key: importedThings.key, importId: importedThings.importId, slug: sql<string>`${table.slug}` })
      .from(importedThings)
      .innerJoin(table, eq(table.id, importedThings.targetId))
      .where(and(eq(importedThings.source, source), eq(importedThings.kind, event)));
    for (const { key, ...known } of rows) come.set(key, known);
  }
  return come;
}

const recordTables = { enquiry: messages, review: reviews };

export async function recordsBefore(executor: Executor, source: string): Promise<Map<string, string>> {
  const come = new Map<string, string>();
  for (const kind of ['enquiry', 'review'] as const) {
    const table = recordTables[kind];
    const rows = await executor
      .select({ key: importedThings.key, importId: importedThings.importId })
      .from(importedThings)
      .innerJoin(table, eq(table.id, importedThings.targetId))
      .where(and(eq(importedThings.source, source), eq(importedThings.kind, kind)));
    for (const { key, importId } of rows) come.set(key, importId);
  }
  return come;
}

const countNames = {
  ...{ post: 'posts', item: 'items', picture: 'pictures', redirect: 'redirects' },
  ...{ enquiry: 'enquiries', review: 'reviews' },
} as const satisfies Record<ImportedKind, keyof ImportReport['counts']>;

/** Adds everything that an import has created to its report, also by earlier processes. */
export async function tellBrought(executor: Executor, importId: string, report: ImportReport): Promise<void> {
  const ofImport = eq(importedThings.importId, importId);
  const counted = await executor
    .select({ kind: importedThings.kind, count: count() })
    .from(importedThings)
    .where(ofImport)
    .groupBy(importedThings.kind);
  for (const { kind, count: some } of counted) report.counts[countNames[kind]] = some;
  // Ids ascend with time, so the lines have the order of the file.
  const rows = await executor
    .select({ line: importedThings.line })
    .from(importedThings)
    .where(and(ofImport, isNotNull(importedThings.line)))
    .orderBy(importedThings.targetId);
  const [reviewCount] = await executor
    .select({ published: count() })
    .from(importedThings)
    .innerJoin(reviews, eq(reviews.id, importedThings.targetId))
    .where(and(ofImport, eq(importedThings.kind, 'review'), eq(reviews.isPublished, true)));
  report.counts.published = reviewCount?.published ?? 0;
  for (const { line } of rows) {
    if (!line) continue;
    const { isPublished, ...told } = line;
    report.lines.push(told);
    if (isPublished) report.counts.published += 1;
  }
}
