import { asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Database } from '#server/platform/database/connect.ts';
import {
  type Connection,
  cursorOf,
  type Key,
  type PageArgs,
  pageSizeOf,
  readCursor,
} from '#server/platform/database/page.ts';
import { fail } from '#server/platform/errors.ts';
import { type MessageRow, type ReplyRow, replies } from '../table.ts';
import {
  type AnswerRow,
  type AttachmentRow,
  answers,
  attachments,
  type NoteRow,
  notes,
  type ThreadEventRow,
  threadEvents,
} from './table.ts';

export type ThreadRow =
  | ({ __typename: 'Reply' } & ReplyRow)
  | ({ __typename: 'Answer' } & AnswerRow)
  | ({ __typename: 'Note' } & NoteRow)
  | ({ __typename: 'ThreadEvent' } & ThreadEventRow);
export type Thread = Connection<ThreadRow>;
type Kind = ThreadRow['__typename'];

type ThreadArgs = PageArgs & { last?: number | null; before?: string | null };

const kinds: Record<Kind, { table: PgTable; id: PgColumn; messageId: PgColumn; at: PgColumn }> = {
  Reply: { table: replies, id: replies.id, messageId: replies.messageId, at: replies.replyDate },
  Answer: { table: answers, id: answers.id, messageId: answers.messageId, at: answers.receivedAt },
  Note: { table: notes, id: notes.id, messageId: notes.messageId, at: notes.createdAt },
  ThreadEvent: { table: threadEvents, id: threadEvents.id, messageId: threadEvents.messageId, at: threadEvents.at },
};

const keyColumns = [replies.replyDate, replies.id] as const;
const DEFAULT_PAGE = 50;

/** Oldest first; with `last` from the end. @throws BAD_USER_INPUT for the page size, the cursor or both directions */
export async function readThread({ db }: Context, { id }: MessageRow, args: ThreadArgs): Promise<Thread> {
  const isBackwards = args.last != null || args.before != null;
  if (isBackwards && (args.first != null || args.after != null)) {
    throw fail('BAD_USER_INPUT', 'Page by first and after, or by last and before.');
  }
  const size = pageSizeOf(isBackwards ? 'last' : 'first', (isBackwards ? args.last : args.first) ?? DEFAULT_PAGE);
  const cursor = isBackwards ? args.before : args.after;
  const entry = entriesOf(db, id);
  const inOrder = isBackwards ? desc : asc;
  const found = await db
    .select()
    .from(entry)
    .where(cursor ? beyond(readCursor(cursor, keyColumns), isBackwards) : undefined)
    .orderBy(inOrder(sql`at`), inOrder(sql`id`))
    .limit(size + 1);
  const hasMore = found.length > size;
  const kept = isBackwards ? found.slice(0, size).reverse() : found.slice(0, size);
  const nodes = await readRows(db, kept);
  const cursorAt = (index: number) => (kept[index] ? cursorOf([kept[index].at, kept[index].id]) : null);
  return {
    nodes,
    edges: () => nodes.map((node, index) => ({ cursor: cursorAt(index) as string, node })),
    pageInfo: {
      hasNextPage: isBackwards ? Boolean(cursor) : hasMore,
      hasPreviousPage: isBackwards ? hasMore : Boolean(cursor),
      startCursor: () => cursorAt(0),
      endCursor: () => cursorAt(kept.length - 1),
    },
    totalCount: async () => (await db.select({ total: count() }).from(entriesOf(db, id)))[0]?.total ?? 0,
  };
}

function entriesOf(db: Database, message: string) {
  const of = (kind: Kind) => {
    const { table, id, messageId, at } = kinds[kind];
    const columns = {
      id: sql<string>`${id}`.as('id'),
      at: sql<Date>`${at}`.mapWith(replies.replyDate).as('at'),
      kind: sql<Kind>`${kind}::text`.as('kind'),
    };
    return db.select(columns).from(table).where(eq(messageId, message));
  };
  return unionAll(of('Reply'), of('Answer'), of('Note'), of('ThreadEvent')).as('entry');
}

const beyond = ([at, id]: readonly Key[], isBackwards: boolean): SQL =>
  sql`(at, id) ${sql.raw(isBackwards ? '<' : '>')} (${sql.param(at, replies.replyDate)}::timestamptz, ${id}::uuid)`;

/** Entries that were deleted meanwhile are missing. */
async function readRows(db: Database, keys: readonly { id: string; kind: Kind }[]): Promise<ThreadRow[]> {
  const rows = await Promise.all(
    (Object.keys(kinds) as Kind[]).map(async (kind) => {
      const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id);
      if (!ids.length) return [];
      const { table, id } = kinds[kind];
      const found = await db.select().from(table).where(inArray(id, ids));
      return found.map((row) => ({ ...row, __typename: kind }) as ThreadRow);
    }),
  );
  const byId = new Map(rows.flat().map((row) => [row.id, row]));
  return keys.flatMap(({ id }) => byId.get(id) ?? []);
}

const readFiles = batched<AttachmentRow[]>(async ({ db }, ids) => {
  const found = await db
    .select()
    .from(attachments)
    .where(inArray(attachments.answerId, ids))
    .orderBy(asc(attachments.position));
  return [...Map.groupBy(found, ({ answerId }) => answerId)];
});

/** updatedAt is the arrival: files never change. */
export type ShownAttachment = AttachmentRow & { updatedAt: Date };

export const attachmentsOf = async (context: Context, { id, receivedAt }: AnswerRow): Promise<ShownAttachment[]> =>
  ((await readFiles(context, id)) ?? []).map((file) => ({ ...file, updatedAt: receivedAt }));
