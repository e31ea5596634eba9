import { and, desc, eq, getTableColumns, inArray, lt } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import { type RevisionKind, revisionStrings } from '#schema/revision.ts';
import { kinds } from '#server/content/kind/kinds.ts';
import { editedTexts } from '#server/content/pageText/pageTextView.ts';
import { pageTexts, type StoredPage, storedPage } from '#server/content/pageText/table.ts';
import { admit } from '#server/platform/access/admit.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { type Connection, type Order, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { foundOr } from '#server/platform/errors.ts';
import { pick } from '#server/platform/pick.ts';
import { type BareRevision, type RevisionFields, type RevisionRow, revisions } from './table.ts';

export type RevisionList = Connection<BareRevision>;

const { fields: _, ...bareColumns } = getTableColumns(revisions);
/** Numbers are unique per item. */
const order: Order<BareRevision> = { columns: [revisions.number], keys: ({ number }) => [number], descending: true };
/** Revisions never change. */
const dateColumns = { created: revisions.createdAt, updated: revisions.createdAt };

/** Newest first, without their fields. @throws FORBIDDEN */
export function listRevisions(
  context: Context,
  { kind, id, ...args }: PageArgs & { kind: RevisionKind; id: string },
): Promise<RevisionList> {
  admitTo(kind, context);
  const condition = and(eq(revisions.itemId, id), eq(revisions.kind, kind));
  return tablePage(context.db, { ...{ table: revisions, order, dateColumns, columns: bareColumns }, condition }, args);
}

/** Page texts: admins only. @throws FORBIDDEN, also for missing scopes */
const admitTo = (kind: RevisionKind, context: Context) =>
  kind === 'pageText'
    ? admit(context, 'admin', { all: ['SITE_READ'] })
    : admit(context, 'Employee', { all: ['CONTENT_READ'] });

/** @throws NOT_FOUND; FORBIDDEN as listRevisions */
export async function getRevision(context: Context, id: string): Promise<RevisionRow> {
  const rows = await context.db.select().from(revisions).where(eq(revisions.id, id));
  const revision = foundOr(rows, revisionStrings.notFound);
  admitTo(revision.kind, context);
  return revision;
}

const previous = alias(revisions, 'previous');
const { fields: __, ...previousColumns } = getTableColumns(previous);

const readPrevious = batched<BareRevision>(async ({ db }, ids) => {
  const rows = await db
    .selectDistinctOn([revisions.id], { of: revisions.id, ...previousColumns })
    .from(revisions)
    .innerJoin(previous, and(eq(previous.itemId, revisions.itemId), lt(previous.number, revisions.number)))
    .where(inArray(revisions.id, ids))
    .orderBy(revisions.id, desc(previous.number));
  return rows.map(({ of, ...row }) => [of, row]);
});

/** Null for the first and when no earlier one is stored. */
export const previousOf = (context: Context, { id }: BareRevision): Promise<BareRevision | null> =>
  readPrevious(context, id);

const readFields = batched<RevisionFields>(async ({ db }, ids) => {
  const rows = await db
    .select({ id: revisions.id, fields: revisions.fields })
    .from(revisions)
    .where(inArray(revisions.id, ids));
  return rows.map(({ id, fields }) => [id, fields]);
});

export const fieldsOf = async (context: Context, revision: BareRevision | RevisionRow): Promise<RevisionFields> =>
  'fields' in revision ? revision.fields : ((await readFields(context, revision.id)) ?? {});

/** Ids are unique across these tables. */
const readCurrent = batched<Record<string, unknown>>(async (context, ids) => {
  const { db } = context;
  const content: { id: string }[] = [];
  for (const { table } of kinds) {
    const rows = db.select().from(table as PgTable);
    content.push(...((await rows.where(inArray(table.id, ids))) as { id: string }[]));
  }
  const pages = await db.select().from(pageTexts).where(inArray(pageTexts.id, ids));
  const texts = await Promise.all(
    pages.map(async (row) => ({ id: row.id, ...(await textsOf(context, storedPage(row))) })),
  );
  return [...content, ...texts].map((row) => [row.id, row]);
});

const textsOf = async (context: Context, page: StoredPage) =>
  Object.fromEntries((await editedTexts(context, page)).map(({ name, text }) => [name, text]));

/** The current values of a revision's fields; empty when the item is deleted. */
export async function currentFields(context: Context, revision: BareRevision): Promise<RevisionFields> {
  const [row, fields] = await Promise.all([readCurrent(context, revision.itemId), fieldsOf(context, revision)]);
  if (!row) return {};
  return pick(row, Object.keys(fields)) as RevisionFields;
}
