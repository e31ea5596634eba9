import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { messages } from '#server/clients/message/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import { kinds } from '#server/content/kind/kinds.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { type FailedPicture, failedPicturesSummary, type ImportReport } from './report.ts';
import { type ImportedKind, importedThings, type NewImportedRow } from './table.ts';

/** Records the target of an entry, in the transaction that creates the target. Replaces an earlier record. */
export const noteImported = (tx: Transaction, row: NewImportedRow): Promise<void> => noteAllImported(tx, [row]);

export async function noteAllImported(tx: Transaction, rows: NewImportedRow[]): Promise<void> {
  const set = {
    ...{ importId: sql`excluded.import_id`, kind: sql`excluded.kind` },
    ...{ targetId: sql`excluded.target_id`, mark: sql`excluded.mark`, line: sql`excluded.line` },
  };
  await tx
    .insert(importedThings)
    .values(rows)
    .onConflictDoUpdate({ target: [importedThings.source, importedThings.key], set });
}

export type EarlierEntry = { importId: string; slug: string };

export async function earlierEntries(executor: Executor, source: string): Promise<Map<string, EarlierEntry>> {
  const entries = new Map<string, EarlierEntry>();
  for (const { event, table } of kinds) {
    // No format of other sites becomes pages of their own.
    if (event === 'page') continue;
    const rows = await executor
      .select({ key: importedThings.key, importId: importedThings.importId, slug: sql<string>`${table.slug}` })
      .from(importedThings)
      .innerJoin(table, eq(table.id, importedThings.targetId))
      .where(and(eq(importedThings.source, source), eq(importedThings.kind, event)));
    for (const { key, ...entry } of rows) entries.set(key, entry);
  }
  return entries;
}

const recordTables = { enquiry: messages, review: reviews };

export async function earlierRecords(executor: Executor, source: string): Promise<Map<string, string>> {
  const records = new Map<string, string>();
  for (const kind of ['enquiry', 'review'] as const) {
    const table = recordTables[kind];
    const rows = await executor
      .select({ key: importedThings.key, importId: importedThings.importId })
      .from(importedThings)
      .innerJoin(table, eq(table.id, importedThings.targetId))
      .where(and(eq(importedThings.source, source), eq(importedThings.kind, kind)));
    for (const { key, importId } of rows) records.set(key, importId);
  }
  return records;
}

const countNames = {
  ...{ post: 'posts', item: 'items', picture: 'pictures', redirect: 'redirects' },
  ...{ enquiry: 'enquiries', review: 'reviews' },
} as const satisfies Record<ImportedKind, keyof ImportReport['counts']>;

/** Adds everything that an import has created to its report, also by earlier processes. */
export async function addImportedRows(executor: Executor, importId: string, report: ImportReport): Promise<void> {
  const ofImport = eq(importedThings.importId, importId);
  const kindCounts = await executor
    .select({ kind: importedThings.kind, count: count() })
    .from(importedThings)
    .where(ofImport)
    .groupBy(importedThings.kind);
  for (const { kind, count: kindCount } of kindCounts) report.counts[countNames[kind]] = kindCount;
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
  const failed: FailedPicture[] = [];
  for (const { line } of rows) {
    if (!line) continue;
    const { isPublished, isPage, failedPictures = [], ...reportLine } = line;
    report.lines.push(reportLine);
    failed.push(...failedPictures);
    if (isPublished) report.counts.published += 1;
    if (isPage) report.counts.pages = (report.counts.pages ?? 0) + 1;
  }
  report.skipped.unshift(...failedPicturesSummary(failed));
}
