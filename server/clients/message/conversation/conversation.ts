import { asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Database } from '#server/platform/database/connect.ts';
import {
  type Connection,
  cursorOf,
  DEFAULT_PAGE,
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
  type ConversationEventRow,
  conversationEvents,
  type NoteRow,
  notes,
} from './table.ts';

export type ConversationEntry =
  | ({ __typename: 'Reply' } & ReplyRow)
  | ({ __typename: 'Answer' } & AnswerRow)
  | ({ __typename: 'Note' } & NoteRow)
  | ({ __typename: 'ThreadEvent' } & ConversationEventRow);
export type Conversation = Connection<ConversationEntry>;
type Kind = ConversationEntry['__typename'];

type ConversationArgs = PageArgs & { last?: number | null; before?: string | null };

const kinds: Record<Kind, { table: PgTable; id: PgColumn; messageId: PgColumn; at: PgColumn }> = {
  Reply: { table: replies, id: replies.id, messageId: replies.messageId, at: replies.replyDate },
  Answer: { table: answers, id: answers.id, messageId: answers.messageId, at: answers.receivedAt },
  Note: { table: notes, id: notes.id, messageId: notes.messageId, at: notes.createdAt },
  ThreadEvent: {
    table: conversationEvents,
    id: conversationEvents.id,
    messageId: conversationEvents.messageId,
    at: conversationEvents.at,
  },
};

const keyColumns = [replies.replyDate, replies.id] as const;

/** Oldest first; with `last` from the end. @throws BAD_USER_INPUT for the page size, the cursor or both directions */
export async function readConversation(
  { db }: Context,
  { id }: MessageRow,
  args: ConversationArgs,
): Promise<Conversation> {
  const isBackwards = args.last != null || args.before != null;
  if (isBackwards && (args.first != null || args.after != null)) {
    throw fail('BAD_USER_INPUT', 'Page by first and after, or by last and before.');
  }
  const size = pageSizeOf(isBackwards ? 'last' : 'first', (isBackwards ? args.last : args.first) ?? DEFAULT_PAGE);
  const cursor = isBackwards ? args.before : args.after;
  const entry = entriesOf(db, id);
  const inOrder = isBackwards ? desc : asc;
  const keys = await db
    .select()
    .from(entry)
    .where(cursor ? pastKey(readCursor(cursor, keyColumns), isBackwards) : undefined)
    .orderBy(inOrder(sql`at`), inOrder(sql`id`))
    .limit(size + 1);
  const hasMore = keys.length > size;
  const pageKeys = isBackwards ? keys.slice(0, size).reverse() : keys.slice(0, size);
  const nodes = await readRows(db, pageKeys);
  const cursorAt = (index: number) => (pageKeys[index] ? cursorOf([pageKeys[index].at, pageKeys[index].id]) : null);
  return {
    nodes,
    edges: () => nodes.map((node, index) => ({ cursor: cursorAt(index) as string, node })),
    pageInfo: {
      hasNextPage: isBackwards ? Boolean(cursor) : hasMore,
      hasPreviousPage: isBackwards ? hasMore : Boolean(cursor),
      startCursor: () => cursorAt(0),
      endCursor: () => cursorAt(pageKeys.length - 1),
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

const pastKey = ([at, id]: readonly Key[], isBackwards: boolean): SQL =>
  sql`(at, id) ${sql.raw(isBackwards ? '<' : '>')} (${sql.param(at, replies.replyDate)}::timestamptz, ${id}::uuid)`;

/** Entries that were deleted meanwhile are missing. */
async function readRows(db: Database, keys: readonly { id: string; kind: Kind }[]): Promise<ConversationEntry[]> {
  const rows = await Promise.all(
    (Object.keys(kinds) as Kind[]).map(async (kind) => {
      const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id);
      if (!ids.length) return [];
      const { table, id } = kinds[kind];
      const tableRows = await db.select().from(table).where(inArray(id, ids));
      return tableRows.map((row) => ({ ...row, __typename: kind }) as ConversationEntry);
    }),
  );
  const byId = new Map(rows.flat().map((row) => [row.id, row]));
  return keys.flatMap(({ id }) => byId.get(id) ?? []);
}

const filesBy = (column: 'answerId' | 'replyId') =>
  batched<AttachmentRow[]>(async ({ db }, ids) => {
    const rows = await db
      .select()
      .from(attachments)
      .where(inArray(attachments[column], ids))
      .orderBy(asc(attachments.position));
    return [...Map.groupBy(rows, (file) => file[column] as string)];
  });
const readAnswerFiles = filesBy('answerId');
const readReplyFiles = filesBy('replyId');

/** updatedAt is that of the arrival or of the reply: files never change. */
export type AttachmentView = AttachmentRow & { updatedAt: Date };

export const attachmentsOf = async (context: Context, { id, receivedAt }: AnswerRow): Promise<AttachmentView[]> =>
  ((await readAnswerFiles(context, id)) ?? []).map((file) => ({ ...file, updatedAt: receivedAt }));

export const replyAttachmentsOf = async (context: Context, { id, replyDate }: ReplyRow): Promise<AttachmentView[]> =>
  ((await readReplyFiles(context, id)) ?? []).map((file) => ({ ...file, updatedAt: replyDate }));
