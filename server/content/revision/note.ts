import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { dayOf } from '#schema/officeTime.ts';
import { REVISIONS_KEPT, type RevisionKind, type RevisionReason } from '#schema/revision.ts';
import type { Actor } from '#server/platform/audit/actor.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { pick } from '#server/platform/pick.ts';
import { type RevisionFields, type RevisionRow, revisions } from './table.ts';

type Item = { id: string; updatedAt: Date };
type RevisionNote<Row extends Item> = {
  kind: RevisionKind;
  fields: readonly string[];
  /** Locked for update; omitted for a new item. */
  before?: Row;
  after: Row;
  actor: Pick<Actor, 'id' | 'name'>;
  reason: RevisionReason;
  /** The office's. */
  timeZone: string;
};

/** No revision without a change. Stores the previous state too if no revision has it. */
export async function noteRevision<Row extends Item>(tx: Transaction, note: RevisionNote<Row>): Promise<void> {
  const { kind, before, after, actor, reason } = note;
  const [previous, next] = [before && fieldsOf(note, before), fieldsOf(note, after)];
  if (previous && isDeepStrictEqual(previous, next)) return;
  const last = await lastOf(tx, after.id);
  let number = last?.number ?? 0;
  const insertRevision = (row: Pick<RevisionRow, 'reason' | 'createdAt' | 'fields' | 'authorId' | 'authorName'>) => {
    number += 1;
    return tx.insert(revisions).values({ ...row, id: uuidv7(), kind, itemId: after.id, number });
  };
  const noAuthor = { authorId: null, authorName: null };
  if (before && previous && !(last && hasSameFields(previous, last.fields, note.fields)))
    await insertRevision({ ...noAuthor, reason: 'kept', createdAt: before.updatedAt, fields: previous });
  const author = { authorId: actor.id, authorName: actor.name };
  await insertRevision({ ...author, reason, createdAt: after.updatedAt, fields: next });
  await prune(tx, after.id, number - REVISIONS_KEPT, note.timeZone);
}

export async function noteFirstRevisions<Row extends Item>(
  tx: Transaction,
  { kind, fields, actor, items }: Pick<RevisionNote<Row>, 'kind' | 'fields' | 'actor'> & { items: readonly Row[] },
): Promise<void> {
  const rows = items.map((after) => ({
    ...{ id: uuidv7(), kind, itemId: after.id, number: 1, reason: 'create' as const, createdAt: after.updatedAt },
    ...{ authorId: actor.id, authorName: actor.name, fields: pick(after, fields) as RevisionFields },
  }));
  if (rows.length) await tx.insert(revisions).values(rows);
}

export async function removeRevisions(tx: Transaction, itemId: string): Promise<void> {
  await tx.delete(revisions).where(eq(revisions.itemId, itemId));
}

/** A revision lacks the fields that a later version of the product has added: there they are null. */
export const hasSameFields = (a: object, b: object, names: readonly string[]): boolean =>
  names.every((name) => isDeepStrictEqual(pick(a, names)[name] ?? null, pick(b, names)[name] ?? null));

const fieldsOf = <Row extends Item>({ fields }: RevisionNote<Row>, row: Row) => pick(row, fields) as RevisionFields;

async function lastOf(tx: Transaction, itemId: string): Promise<Pick<RevisionRow, 'number' | 'fields'> | undefined> {
  const [last] = await tx
    .select({ number: revisions.number, fields: revisions.fields })
    .from(revisions)
    .where(eq(revisions.itemId, itemId))
    .orderBy(desc(revisions.number))
    .limit(1);
  return last;
}

/** Up to a number, keeps the last revision of each day in a time zone. */
async function prune(tx: Transaction, itemId: string, maxNumber: number, timeZone: string): Promise<void> {
  if (maxNumber < 1) return;
  const old = await tx
    .select({ id: revisions.id, createdAt: revisions.createdAt })
    .from(revisions)
    .where(and(eq(revisions.itemId, itemId), lte(revisions.number, maxNumber)))
    .orderBy(desc(revisions.number));
  const seen = new Set<string>();
  const isEarlierThatDay = ({ createdAt }: { createdAt: Date }) => {
    const day = dayOf(createdAt, timeZone);
    if (seen.has(day)) return true;
    seen.add(day);
    return false;
  };
  const ids = old.filter(isEarlierThatDay).map(({ id }) => id);
  if (ids.length) await tx.delete(revisions).where(inArray(revisions.id, ids));
}
