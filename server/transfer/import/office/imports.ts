import { and, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { HOUR_MS } from '#schema/durations.ts';
import {
  BROKEN_UPLOAD_HOURS,
  type CreateImportInput,
  type ImportState,
  importDateOrders,
  importFieldLabel,
  importRowKinds,
  importStrings,
  MOST_UPLOADS,
  type SaveImportMappingInput,
  type StartImportInput,
} from '#schema/import.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, onceCommitted } from '#server/platform/context.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { byText, type Orders } from '#server/platform/database/listOrder.ts';
import { readerById } from '#server/platform/database/lookup.ts';
import { type Connection, type Order, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { badField, fail, foundOr } from '#server/platform/errors.ts';
import { rowFields } from '#server/transfer/import/formats/csv/mapping.ts';
import { defaultFields } from '#server/transfer/import/formats/csv/propose.ts';
import { ImportError } from '#server/transfer/import/importError.ts';
import { readMapping } from '#server/transfer/import/mapping.ts';
import { type ImportRow, importedThings, imports } from '#server/transfer/import/table.ts';
import { discardFile } from './files.ts';
import { readTable } from './tableView.ts';

/** An import without its report, which may be long. `hasThings`: imported rows still exist. */
export type OfficeImport = Omit<ImportRow, 'report'> & { hasThings: boolean };
export type ImportList = Connection<OfficeImport>;

const { report: _, ...columns } = getTableColumns(imports);
const hasThings = sql<boolean>`exists (select from ${importedThings} where ${importedThings.importId} = ${imports.id})`;
const selectedColumns = { ...columns, hasThings };
const order: Order<OfficeImport> = {
  columns: [imports.startedAt, imports.id],
  keys: ({ startedAt, id }) => [startedAt, id],
  descending: true,
};
const orders: Orders = { FILE: byText(imports.fileName), SOURCE: byText(imports.source), STARTED: imports.startedAt };
const dateColumns = { created: imports.startedAt, updated: imports.updatedAt };

export const listImports = ({ db }: Context, args: PageArgs): Promise<ImportList> =>
  tablePage(db, { table: imports, order, orders, dateColumns, columns: selectedColumns }, args);

export const getImport = readerById<OfficeImport>(
  async ({ db }, ids) => db.select(selectedColumns).from(imports).where(inArray(imports.id, ids)),
  importStrings.notFound,
);

async function findImport(executor: Executor, id: string): Promise<OfficeImport> {
  return foundOr(
    await executor.select(selectedColumns).from(imports).where(eq(imports.id, id)),
    importStrings.notFound,
  );
}

const pendingStates: ImportState[] = ['uploading', 'looking', 'ready', 'failed'];

/** How long an upload may pause before it counts as aborted. */
export const brokenOffAt = (now: Date) => new Date(now.getTime() + BROKEN_UPLOAD_HOURS * HOUR_MS);

/** @throws BAD_USER_INPUT for an invalid mapping; CONFLICT when too many uploads wait */
export async function createImport(
  context: Context,
  { fileName, size, address = null, mapping = null, kind }: z.output<typeof CreateImportInput>,
): Promise<OfficeImport> {
  refuseBadMapping(mapping);
  const now = context.now();
  const actor = actorOf(context);
  const row = {
    ...{ id: uuidv7(), source: '', fileName, size, state: 'uploading' as const, keptUntil: brokenOffAt(now) },
    given: { address, mapping, ...(kind && { choice: { kind: importRowKinds[kind] } }) },
    ...{ actor, startedBy: actor.name, startedAt: now, updatedAt: now },
  };
  return context.db.transaction(async (tx) => {
    // Without the lock two concurrent calls would not count each other.
    await tx.execute(sql`lock table ${imports} in share row exclusive mode`);
    const isPending = and(inArray(imports.state, pendingStates), isNotNull(imports.keptUntil));
    if ((await tx.$count(imports, isPending)) >= MOST_UPLOADS) throw fail('CONFLICT', importStrings.tooMany);
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

export const canStart = ({ state, keptUntil, source }: OfficeImport): boolean =>
  ['ready', 'failed'].includes(state) && keptUntil !== null && source !== '';

export const canUndo = ({ state, hasThings }: OfficeImport): boolean =>
  state === 'running' || (['done', 'failed'].includes(state) && hasThings);

export const canRemove = ({ state, hasThings }: OfficeImport): boolean =>
  !(['running', 'undoing'].includes(state) || hasThings);

/** Requests the import. @throws NOT_FOUND; CONFLICT when it was already started or its file is gone */
export const startImport = (
  context: Context,
  id: string,
  { posts, pages, items, drafts, publishPages }: z.output<typeof StartImportInput>,
): Promise<OfficeImport> =>
  changeImport(context, id, async (tx, before) => {
    if (before.state === 'ready' && before.source === '') throw fail('CONFLICT', importStrings.notMapped);
    if (!canStart(before)) throw fail('CONFLICT', importStrings.notReady);
    const { csv } = before.given ?? {};
    const choice = {
      ...{ posts: posts ?? true, pages: pages ?? posts ?? true, items: items ?? true, drafts: drafts ?? true },
      publishPages: publishPages ?? false,
    };
    await record(tx, actorOf(context), 'import.start', subjectOf(before), context.now(), {
      after: csv ? { rows: csv.as, from: csv.from } : choice,
    });
    return { state: 'running', choice };
  });

/**
 * Says how the columns of a table are imported; then it is analysed again.
 * @throws NOT_FOUND; BAD_USER_INPUT for unknown columns and missing fields; CONFLICT when it was started or is no table
 */
export const saveImportMapping = (
  context: Context,
  id: string,
  { kind, columns, defaults, dates, from }: z.output<typeof SaveImportMappingInput>,
): Promise<OfficeImport> =>
  changeImport(context, id, async (_, before) => {
    const view = before.state === 'ready' ? await readTable(context.settings.DATA_DIR, before) : null;
    if (!view || view.isFixed) throw fail('CONFLICT', importStrings.notMappable);
    const rowKind = importRowKinds[kind];
    const order = view.columns.filter(({ canImport }) => canImport).map(({ name }) => name);
    const chosenColumns = columns?.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
    const unknown = columns?.find(({ name }) => !order.includes(name));
    if (unknown) throw badField('columns', importStrings.noColumn(unknown.name));
    const hasValue = new Set([
      ...(columns ?? []).map(({ field }) => field),
      ...(defaults?.map(({ field }) => field) ?? defaultFields[rowKind]),
    ]);
    const missing = Object.entries(rowFields[rowKind]).filter(
      ([field, isRequired]) => isRequired && !hasValue.has(field),
    );
    if (columns && missing.length)
      throw badField('columns', importStrings.missing(missing.map(([field]) => importFieldLabel(rowKind, field))));
    const choice = {
      kind: rowKind,
      ...(chosenColumns && { columns: chosenColumns }),
      ...(defaults && { defaults: Object.fromEntries(defaults.map(({ field, value }) => [field, value])) }),
      ...(dates && { dates: importDateOrders[dates] }),
      ...(from && { from }),
    };
    const { mapping = null, address = null } = before.given ?? {};
    return { state: 'looking', given: { mapping, address, choice } };
  });

/** @throws NOT_FOUND; CONFLICT when there is nothing to undo or it is already in progress */
export const undoImport = (context: Context, id: string): Promise<OfficeImport> =>
  changeImport(context, id, async (tx, before) => {
    if (!canUndo(before)) throw fail('CONFLICT', importStrings.notUndoable);
    await record(tx, actorOf(context), 'import.beginUndo', subjectOf(before), context.now());
    return { state: 'undoing' };
  });

function changeImport(
  context: Context,
  id: string,
  change: (tx: Transaction, before: OfficeImport) => Promise<Partial<ImportRow>>,
): Promise<OfficeImport> {
  return context.db.transaction(async (tx) => {
    await lock(tx, id);
    const set = await change(tx, await findImport(tx, id));
    const resetColumns = { actor: actorOf(context), tries: 0, done: 0, total: 0, fault: null, endedAt: null };
    await tx
      .update(imports)
      .set({ ...resetColumns, ...set })
      .where(eq(imports.id, id));
    return findImport(tx, id);
  });
}

const lock = (tx: Transaction, id: string) =>
  tx.select({ id: imports.id }).from(imports).where(eq(imports.id, id)).for('update');

/** Deletes an import without imported rows, with its file. @returns the deleted import @throws NOT_FOUND, CONFLICT */
export async function removeImport(context: Context, id: string): Promise<OfficeImport> {
  const deleted = await context.db.transaction(async (tx) => {
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
  return deleted;
}

const subjectOf = ({ id, fileName }: OfficeImport) => ({ id, label: fileName });
