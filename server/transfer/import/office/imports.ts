import { and, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import {
  BROKEN_UPLOAD_HOURS,
  type CreateImportInput,
  type ImportState,
  importStrings,
  MOST_UPLOADS,
  type StartImportInput,
} from '#schema/import.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, onceCommitted } from '#server/platform/context.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { type Connection, type Order, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { badField, fail, foundOr } from '#server/platform/errors.ts';
import { ImportError } from '#server/transfer/import/importError.ts';
import { readMapping } from '#server/transfer/import/mapping.ts';
import { type ImportRow, importedThings, imports } from '#server/transfer/import/table.ts';
import { discardFile } from './files.ts';

/** An import without its report, which may be long, and whether anything that it has brought is here. */
export type OfficeImport = Omit<ImportRow, 'report'> & { hasThings: boolean };
export type ImportList = Connection<OfficeImport>;

const { report: _, ...columns } = getTableColumns(imports);
const hasThings = sql<boolean>`exists (select from ${importedThings} where ${importedThings.importId} = ${imports.id})`;
const read = { ...columns, hasThings };
const order: Order<OfficeImport> = {
  columns: [imports.startedAt, imports.id],
  keys: ({ startedAt, id }) => [startedAt, id],
  descending: true,
};
const moments = { made: imports.startedAt, updated: imports.updatedAt };

/** Every import, newest first. */
export const listImports = ({ db }: Context, args: PageArgs): Promise<ImportList> =>
  tablePage(db, { table: imports, order, moments, columns: read }, args);

/** One import. @throws NOT_FOUND */
export const getImport = ({ db }: Context, id: string): Promise<OfficeImport> => findImport(db, id);

async function findImport(executor: Executor, id: string): Promise<OfficeImport> {
  return foundOr(await executor.select(read).from(imports).where(eq(imports.id, id)), importStrings.notFound);
}

/** What has a file that waits: it takes a place on the disk. */
const waiting: ImportState[] = ['uploading', 'looking', 'ready', 'failed'];
const HOUR_MS = 3600 * 1000;

/** How long an upload may pause before it counts as broken off. */
export const brokenOffAt = (now: Date) => new Date(now.getTime() + BROKEN_UPLOAD_HOURS * HOUR_MS);

/**
 * Announces a file whose bytes come next (./serveFiles.ts).
 * @throws BAD_USER_INPUT for a mapping that cannot be used; CONFLICT when too many uploads wait
 */
export async function createImport(
  context: Context,
  { fileName, size, address = null, mapping = null }: z.output<typeof CreateImportInput>,
): Promise<OfficeImport> {
  refuseBadMapping(mapping);
  const now = context.now();
  const actor = actorOf(context);
  const row = {
    ...{ id: uuidv7(), source: '', fileName, size, state: 'uploading' as const, keptUntil: brokenOffAt(now) },
    ...{ given: { address, mapping }, actor, startedBy: actor.name, startedAt: now, updatedAt: now },
  };
  return context.db.transaction(async (tx) => {
    // Two that are created at once would not count each other.
    await tx.execute(sql`lock table ${imports} in share row exclusive mode`);
    const kept = and(inArray(imports.state, waiting), isNotNull(imports.keptUntil));
    if ((await tx.$count(imports, kept)) >= MOST_UPLOADS) throw fail('CONFLICT', importStrings.tooMany);
    await tx.insert(imports).values(row);
    await record(tx, actor, 'import.create', { id: row.id, label: fileName }, now, { after: { size } });
    return findImport(tx, row.id);
  });
}

function refuseBadMapping(mapping: string | null): void {
  try {
    readMapping(mapping ?? '{}');
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw badField('mapping', error.message);
  }
}

/** @returns whether an import can be started, or go on */
export const canStart = ({ state, keptUntil, source }: OfficeImport): boolean =>
  ['ready', 'failed'].includes(state) && keptUntil !== null && source !== '';

/** @returns whether something of an import may be here that can be taken back */
export const canUndo = ({ state, hasThings }: OfficeImport): boolean =>
  state === 'running' || (['done', 'failed'].includes(state) && hasThings);

/** @returns whether an import can be deleted */
export const canRemove = ({ state, hasThings }: OfficeImport): boolean =>
  !(['running', 'undoing'].includes(state) || hasThings);

/** Has an import come in. @throws NOT_FOUND; CONFLICT when it was started already, or its file is no more */
export const startImport = (
  context: Context,
  id: string,
  { posts, items, drafts }: z.output<typeof StartImportInput>,
): Promise<OfficeImport> =>
  changed(context, id, async (tx, before) => {
    if (!canStart(before)) throw fail('CONFLICT', importStrings.notReady);
    const choice = { posts: posts ?? true, items: items ?? true, drafts: drafts ?? true };
    await record(tx, actorOf(context), 'import.start', subjectOf(before), context.now(), { after: choice });
    return { state: 'running', choice };
  });

/** Has an import taken back. @throws NOT_FOUND; CONFLICT when nothing has come of it, or that is being done */
export const undoImport = (context: Context, id: string): Promise<OfficeImport> =>
  changed(context, id, async (tx, before) => {
    if (!canUndo(before)) throw fail('CONFLICT', importStrings.notUndoable);
    await record(tx, actorOf(context), 'import.beginUndo', subjectOf(before), context.now());
    return { state: 'undoing' };
  });

/** Changes what is to be done of an import: a worker takes it up (./worker.ts). */
function changed(
  context: Context,
  id: string,
  change: (tx: Transaction, before: OfficeImport) => Promise<Partial<ImportRow>>,
): Promise<OfficeImport> {
  return context.db.transaction(async (tx) => {
    await lock(tx, id);
    const set = await change(tx, await findImport(tx, id));
    const begun = { actor: actorOf(context), tries: 0, done: 0, total: 0, fault: null, endedAt: null };
    await tx
      .update(imports)
      .set({ ...begun, ...set })
      .where(eq(imports.id, id));
    return findImport(tx, id);
  });
}

const lock = (tx: Transaction, id: string) =>
  tx.select({ id: imports.id }).from(imports).where(eq(imports.id, id)).for('update');

/** Deletes an import of which nothing is here, with its file. @returns it as it was @throws NOT_FOUND, CONFLICT */
export async function removeImport(context: Context, id: string): Promise<OfficeImport> {
  const removed = await context.db.transaction(async (tx) => {
    await lock(tx, id);
    const before = await findImport(tx, id);
    if (!canRemove(before)) {
      throw fail('CONFLICT', before.state === 'undoing' ? importStrings.isBusy : importStrings.notRemovable);
    }
    await tx.delete(imports).where(eq(imports.id, id));
    const { state } = before;
    await record(tx, actorOf(context), 'import.remove', subjectOf(before), context.now(), { before: { state } });
    return before;
  });
  await onceCommitted(context, ({ settings }) => discardFile(settings.DATA_DIR, id));
  return removed;
}

const subjectOf = ({ id, fileName }: OfficeImport) => ({ id, label: fileName });
