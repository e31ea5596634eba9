import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { scheduleFields } from '#schema/schedule.ts';
import { closeDraft } from '#server/content/autosave/drafts.ts';
import { queuePages } from '#server/content/indexNow/queue.ts';
import { imageUrlOf } from '#server/content/media/itemPicture.ts';
import { noteFirstRevisions, noteRevision, removeRevisions } from '#server/content/revision/note.ts';
import type { Actor } from '#server/platform/audit/actor.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, recordAll, scheduler } from '#server/platform/audit/record.ts';
import type { Context, Services } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { noteSlug } from '#server/platform/database/formerSlugs.ts';
import { foundOr } from '#server/platform/errors.ts';
import { announceAll, announceChanges } from '#server/platform/event/events.ts';
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
  if (after) await noteSlug(tx, kind.former, after, before?.slug);

  const change = withTranslations(changeOf(services, kind, before, after), group);
  const action = reason === 'publish' ? publicationOf(before, after) : reason;
  const event = eventOf(before, after, change !== null && reason !== 'publish');
  const actor = writer ? actorOf(writer) : scheduler;
  await noteEffects(tx, services, kind, { actor, action, at }, [{ before, after, row, change, event }]);
  if (writer) await closeDraft(writer, tx, draftId, kind.graphqlName);
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

  const saved = rows.map(
    (row): Saved<Row> => ({
      ...{ before: null, after: row, row },
      change: changeOf(writer, kind, null, row),
      event: eventOf(null, row, false),
    }),
  );
  await noteEffects(tx, writer, kind, { actor: actorOf(writer), action: 'create', at: writer.now() }, saved);
  return rows;
}

type Saved<Row extends ContentRow> = {
  before: Row | null;
  after: Row | null;
  /** The row after the change, or the deleted one. */
  row: Row;
  change: ReturnType<typeof changeOf>;
  event: ReturnType<typeof eventOf>;
};
type Cause = { actor: Actor; action: 'create' | 'update' | 'restore' | 'publish' | 'unpublish' | 'remove'; at: Date };

/** What follows each change of content: audit entries, revisions, webhook events, search engines, open screens. */
async function noteEffects<Row extends ContentRow>(
  tx: Transaction,
  services: Pick<Context, 'settings' | 'site'>,
  kind: Kind<Row>,
  { actor, action, at }: Cause,
  saved: readonly Saved<Row>[],
): Promise<void> {
  const changes = saved.filter(({ change }) => change !== null);
  const entries = changes.map(({ row, change }) => ({ subject: { id: row.id, label: row.title }, ...change }));
  await recordAll(tx, actor, `${kind.name}.${action}`, entries, at);
  await noteRevisions(tx, services, kind, { actor, action, at }, saved);
  for (const [event, items] of Map.groupBy(saved, (item) => item.event)) {
    const payloads = items.map(({ row }) => payloadOf(services, kind, row));
    if (event) await announceAll(tx, `${kind.event}.${event}`, payloads, at);
  }
  const pages = changes.flatMap(({ before, after }) => [before, after]).filter((page) => page !== null);
  await queuePages(tx, kind.page, pages, at);
  const ids = saved.map(({ row }) => row.id);
  await announceChanges(tx, `${kind.event}.changed`, ids);
}

async function noteRevisions<Row extends ContentRow>(
  tx: Transaction,
  { site }: Pick<Context, 'site'>,
  kind: Kind<Row>,
  { actor, action }: Cause,
  saved: readonly Saved<Row>[],
): Promise<void> {
  const fields = { kind: kind.name, fields: revisedFields(kind), actor };
  const items = saved.filter(({ before }) => !before).map(({ row }) => row);
  await noteFirstRevisions(tx, { ...fields, items });
  for (const { before, after, row } of saved) {
    if (action === 'remove') await removeRevisions(tx, row.id);
    else if (before && after)
      await noteRevision(tx, { ...fields, before, after, reason: action, timeZone: site.timeZone });
  }
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
