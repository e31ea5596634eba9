import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { scheduleFields } from '#schema/schedule.ts';
import { closeDraft } from '#server/content/autosave/drafts.ts';
import { queuePages } from '#server/content/indexNow/queue.ts';
import { imageUrlOf } from '#server/content/media/itemPicture.ts';
import { noteFirstRevisions, noteRevision, removeRevisions } from '#server/content/revision/note.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record, recordAll, scheduler } from '#server/platform/audit/record.ts';
import type { Context, Services } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { noteSlug } from '#server/platform/database/formerSlugs.ts';
import { foundOr } from '#server/platform/errors.ts';
import { announce, announceAll, announceChange, announceChanges } from '#server/platform/event/events.ts';
import { pick } from '#server/platform/pick.ts';
import type { ContentRow, Kind } from './kind.ts';
import { type GroupChange, moveRows } from './translations.ts';

export type Change<Row extends ContentRow> = {
  reason: 'create' | 'update' | 'restore' | 'publish' | 'remove';
  /** Null when the row is new. */
  before: Row | null;
  /** Null deletes the row. */
  columns: Partial<Row> | null;
  /** Null for the schedule. */
  writer: Context | null;
  draftId?: string | null | undefined;
  group?: GroupChange | null;
};

export const revisedFields = ({ fields }: Pick<Kind, 'fields'>): readonly string[] => [...fields, 'isPublished'];

/** @throws NOT_FOUND */
export async function lockContent<Row extends ContentRow>(
  tx: Transaction,
  { table, strings }: Kind<Row>,
  id: string,
): Promise<Row> {
  const rows = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update');
  return foundOr(rows as Row[], strings.notFound);
}

/**
 * Every change of content uses this function: it also writes former slug, audit entry, revision and events.
 * @returns the new row, or the deleted one
 */
export async function saveContent<Row extends ContentRow>(
  tx: Transaction,
  services: Pick<Context, 'now' | 'settings' | 'site'>,
  kind: Kind<Row>,
  { reason, before, columns, writer, draftId, group }: Change<Row>,
): Promise<Row> {
  if (group) await moveRows(tx, kind, group.leaving, null, services.now());
  const after = await write(tx, kind, before, columns);
  const row = (after ?? before) as Row;
  const at = after?.updatedAt ?? services.now();
  if (group) await moveRows(tx, kind, group.joining, group.translationGroup, at);
  const actor = writer ? actorOf(writer) : scheduler;
  if (after) await noteSlug(tx, kind.former, after, before?.slug);

  const change = withTranslations(changeOf(services, kind, before, after), group);
  const action = reason === 'publish' ? publicationOf(before, after) : reason;
  if (change) await record(tx, actor, `${kind.name}.${action}`, { id: row.id, label: row.title }, at, change);
  if (!after) await removeRevisions(tx, row.id);
  else if (action !== 'remove') {
    const revision = { kind: kind.name, fields: revisedFields(kind), actor, after, ...(before && { before }) };
    await noteRevision(tx, { ...revision, reason: action, timeZone: services.site.timeZone });
  }

  const event = eventOf(before, after, change !== null && reason !== 'publish');
  if (event) await announce(tx, `${kind.event}.${event}`, payloadOf(services, kind, row), at);
  if (writer) await closeDraft(writer, tx, draftId, kind.graphqlName);
  const pages = [before, after].filter((page) => page !== null);
  if (change) await queuePages(tx, kind.page, pages, at);
  await announceChange(tx, `${kind.event}.changed`, row);
  return row;
}

/**
 * Inserts many new rows with the same effects as `saveContent`, in a fixed number of statements.
 * @returns the rows in the order of `columns`
 */
export async function insertContents<Row extends ContentRow>(
  tx: Transaction,
  kind: Kind<Row>,
  columns: readonly Partial<Row>[],
  writer: Context,
): Promise<Row[]> {
  const inserted = (await tx
    .insert(kind.table as PgTable)
    .values([...columns])
    .returning()) as Row[];
  const byId = new Map(inserted.map((row) => [row.id, row]));
  const rows = columns.map(({ id }) => byId.get(id as string) as Row);
  const slugs = rows.map(({ slug }) => slug);
  await tx.delete(kind.former).where(inArray(kind.former.slug, slugs));

  const [actor, now] = [actorOf(writer), writer.now()];
  const changes = rows.map((row) => {
    const change = changeOf(writer, kind, null, row);
    return { subject: { id: row.id, label: row.title }, ...change };
  });
  await recordAll(tx, actor, `${kind.name}.create`, changes, now);
  await noteFirstRevisions(tx, { kind: kind.name, fields: revisedFields(kind), actor, items: rows });

  const published = rows.filter((row) => row.isPublished);
  const payloads = published.map((row) => payloadOf(writer, kind, row));
  await announceAll(tx, `${kind.event}.published`, payloads, now);
  await queuePages(tx, kind.page, published, now);
  const ids = rows.map(({ id }) => id);
  await announceChanges(tx, `${kind.event}.changed`, ids);
  return rows;
}

const payloadOf = <Row extends ContentRow>(services: Pick<Services, 'settings'>, kind: Kind<Row>, row: Row) => ({
  id: row.id,
  ...pick({ ...row, imageUrl: imageUrlOf(services, row) }, kind.restFields),
});

async function write<Row extends ContentRow>(
  tx: Transaction,
  kind: Kind<Row>,
  before: Row | null,
  columns: Partial<Row> | null,
): Promise<Row | null> {
  const table: PgTable = kind.table;
  const isIt = eq(kind.table.id, before?.id);
  if (!columns) {
    await tx.delete(table).where(isIt);
    return null;
  }
  const rows = before
    ? await tx.update(table).set(columns).where(isIt).returning()
    : await tx.insert(table).values(columns).returning();
  return foundOr(rows as Row[], kind.strings.notFound);
}

function changeOf<Row extends ContentRow>(
  services: Pick<Services, 'settings'>,
  { auditFields, fields, auditedValues }: Kind<Row>,
  before: Row | null,
  after: Row | null,
) {
  const state = ['isPublished', 'publishedAt', ...scheduleFields];
  if (!after) return { before: factsOf<Record<string, unknown>>(before ?? {}, [...auditFields, ...state]) };
  if (!before) return { after: factsOf<Record<string, unknown>>(after, [...auditFields, ...state]) };
  // The audit log names a picture by its URL.
  const auditedFields = [...fields.filter((field) => field !== 'pictureId'), ...state];
  const withAddress = (row: Row): Record<string, unknown> => ({
    ...row,
    imageUrl: imageUrlOf(services, row),
    ...auditedValues?.(row),
  });
  return changed(withAddress(before), withAddress(after), auditedFields);
}

/** The audit log has the titles of translations. */
function withTranslations(change: ReturnType<typeof changeOf>, group: GroupChange | null | undefined) {
  if (!group || isDeepStrictEqual(group.titles.before, group.titles.after)) return change;
  const { before, after } = group.titles;
  return {
    before: { ...change?.before, translations: before },
    after: { ...(change && 'after' in change && change.after), translations: after },
  };
}

type State = Pick<ContentRow, 'isPublished'> | null;

/** A publication time may lapse without a change of the state. */
function publicationOf(before: State, after: State) {
  if (before?.isPublished === after?.isPublished) return 'update';
  return after?.isPublished ? 'publish' : 'unpublish';
}

/** The webhook event, or null. @param isEdited whether more than state and schedule has changed */
function eventOf(before: State, after: State, isEdited: boolean) {
  if (!after) return 'deleted';
  if (after.isPublished !== (before?.isPublished ?? false)) return after.isPublished ? 'published' : 'unpublished';
  return before && isEdited ? 'updated' : null;
}
