import { and, desc, eq, getTableColumns, inArray, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type RevisionKind, revisionStrings } from '#schema/revision.ts';
import { blogPosts } from '#server/blog/table.ts';
import type { Context } from '#server/context.ts';
import { batched } from '#server/database/batch.ts';
import { type Connection, type Order, type PageArgs, tablePage } from '#server/database/page.ts';
import { foundOr } from '#server/errors.ts';
import { portfolioItems } from '#server/portfolio/table.ts';
import { type BareRevision, type RevisionFields, type RevisionRow, revisions } from './table.ts';

export type RevisionList = Connection<BareRevision>;

const { fields: _, ...bare } = getTableColumns(revisions);
/** Newest first: of one thing no two have the same number. */
const order: Order<BareRevision> = { columns: [revisions.number], keys: ({ number }) => [number], descending: true };

/** The versions of a post or an item, newest first, without their fields. */
export const listRevisions = (
  { db }: Context,
  { kind, id, ...args }: PageArgs & { kind: RevisionKind; id: string },
): Promise<RevisionList> =>
  tablePage(
    db,
    {
      ...{ table: revisions, order, columns: bare },
      condition: and(eq(revisions.itemId, id), eq(revisions.kind, kind)),
    },
    args,
  );

/** One version. @throws NOT_FOUND */
export const getRevision = async ({ db }: Context, id: string): Promise<RevisionRow> =>
  foundOr(await db.select().from(revisions).where(eq(revisions.id, id)), revisionStrings.notFound);

const previous = alias(revisions, 'previous');
const { fields: __, ...barePrevious } = getTableColumns(previous);

const readPrevious = batched<BareRevision>(async ({ db }, ids) => {
  const rows = await db
    .selectDistinctOn([revisions.id], { of: revisions.id, ...barePrevious })
    .from(revisions)
    .innerJoin(previous, and(eq(previous.itemId, revisions.itemId), lt(previous.number, revisions.number)))
    .where(inArray(revisions.id, ids))
    .orderBy(revisions.id, desc(previous.number));
  return rows.map(({ of, ...row }) => [of, row]);
});

/** The one before a version; null for the first, and where none is kept. */
export const previousOf = (context: Context, { id }: BareRevision): Promise<BareRevision | null> =>
  readPrevious(context, id);

const readFields = batched<RevisionFields>(async ({ db }, ids) => {
  const rows = await db
    .select({ id: revisions.id, fields: revisions.fields })
    .from(revisions)
    .where(inArray(revisions.id, ids));
  return rows.map(({ id, fields }) => [id, fields]);
});

/** The fields of a version, read for many at once. */
export const fieldsOf = async (context: Context, revision: BareRevision | RevisionRow): Promise<RevisionFields> =>
  'fields' in revision ? revision.fields : ((await readFields(context, revision.id)) ?? {});

/** Reads posts and items by their ids, of which no two are the same. */
const readCurrent = batched<Record<string, unknown>>(async ({ db }, ids) => {
  const posts = await db.select().from(blogPosts).where(inArray(blogPosts.id, ids));
  const items = await db.select().from(portfolioItems).where(inArray(portfolioItems.id, ids));
  return [...posts, ...items].map((row) => [row.id, row]);
});

/** The fields of a version as its post or item has them now; none when that is gone. */
export async function currentFields(context: Context, revision: BareRevision): Promise<RevisionFields> {
  const [row, fields] = await Promise.all([readCurrent(context, revision.itemId), fieldsOf(context, revision)]);
  if (!row) return {};
  const names = Object.keys(fields);
  return Object.fromEntries(names.map((name) => [name, row[name]])) as RevisionFields;
}
