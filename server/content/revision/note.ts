import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { timeZone } from '#schema/officeTime.ts';
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
  if (before && previous && !isDeepStrictEqual(previous, last?.fields))
    await insertRevision({ ...noAuthor, reason: 'kept', createdAt: before.updatedAt, fields: previous });
  const author = { authorId: actor.id, authorName: actor.name };
  await insertRevision({ ...author, reason, createdAt: after.updatedAt, fields: next });
  await prune(tx, after.id, number - REVISIONS_KEPT);
}

export async function removeRevisions(tx: Transaction, itemId: string): Promise<void> {
  await tx.delete(revisions).where(eq(revisions.itemId, itemId));
}

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

/** Up to a number, keeps the last revision of each day in India. */
async function prune(tx: Transaction, itemId: string, maxNumber: number): Promise<void> {
  if (maxNumber < 1) return;
  const day = sql`(${revisions.createdAt} at time zone ${timeZone})::date`;
  const laterThatDay = sql`exists (select from ${revisions} as later where later.item_id = ${itemId}
    and later.number > ${revisions.number} and later.number <= ${maxNumber}
    and (later.created_at at time zone ${timeZone})::date = ${day})`;
  await tx
    .delete(revisions)
    .where(and(eq(revisions.itemId, itemId), sql`${revisions.number} <= ${maxNumber}`, laterThatDay));
}
