import { and, asc, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { MOST_COUNTED, MOST_FOUND } from '#schema/common.ts';
import { messageStrings, type ReplyInput } from '#schema/message.ts';
import { ERASED_DOMAIN, personalDataStrings } from '#schema/personalData.ts';
import { admitScopes } from '#server/platform/access/scope.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, onceCommitted, viewerOf } from '#server/platform/context.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { byText, type Orders } from '#server/platform/database/listOrder.ts';
import { readerById } from '#server/platform/database/lookup.ts';
import {
  applyListArgs,
  type Connection,
  countUpTo,
  type Order,
  type PageArgs,
  page,
  readOf,
} from '#server/platform/database/page.ts';
import { containingOrNumber } from '#server/platform/database/search.ts';
import { nextUpdatedAt, updateRow } from '#server/platform/database/updatedAt.ts';
import { fail, foundOr } from '#server/platform/errors.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { dropMails, queueMail } from '#server/platform/mail/outbox.ts';
import { laterActivity } from './conversation/activity.ts';
import { discardFiles, filesOfMessages } from './conversation/attachments.ts';
import { readAnswers } from './conversation/correspondence.ts';
import { refuseUnseen } from './conversation/latest.ts';
import { type ReplyFiles, storeReplyFiles } from './conversation/replyFiles.ts';
import { attachments, replyDrafts } from './conversation/table.ts';
import { conditionOf, type MessageSelection } from './desk/filter.ts';
import { announceStage, stageOf } from './desk/stage.ts';
import { replyMail } from './mails.ts';
import { makeReplyTag } from './replyTag.ts';
import { type MessageRow, messages, type ReplyRow, replies, searched } from './table.ts';

export type MessageList = Connection<MessageRow>;
type MessageFields = Omit<MessageRow, 'replies'>;

/** Spec section 4. */
const order: Order<MessageRow> = {
  columns: [messages.isRead, messages.createdAt, messages.id],
  keys: ({ isRead, createdAt, id }) => [isRead, createdAt, id],
};

const orders: Orders = {
  ACTIVITY: messages.lastActivityAt,
  CREATED: messages.createdAt,
  NAME: byText(messages.name),
};

export async function listMessages(
  { db, now, site }: Context,
  { folder, search, isRead, filter, ...args }: PageArgs & MessageSelection & { search?: string | null },
): Promise<MessageList> {
  const matches = containingOrNumber(searched(messages), messages.contactNumber, search);
  const condition = and(conditionOf({ folder, isRead, filter }, now(), site.timeZone), matches);
  const isNarrowed = matches !== undefined || Object.values(filter).some((value) => value != null);
  const list = { table: messages, order, orders, condition, maxCount: isNarrowed ? MOST_FOUND : MOST_COUNTED };
  const query = applyListArgs<MessageRow>(list, args);
  const read = readOf<MessageFields & MessageRow>(db, query);
  return page(
    args,
    query.order,
    async (after, limit) => withReplies(db, await read(after, limit)),
    () => countUpTo(db, query),
  );
}

export const getMessage = readerById<MessageRow>(
  async ({ db }, ids) => withReplies(db, await db.select().from(messages).where(inArray(messages.id, ids))),
  messageStrings.notFound,
);

/** @param isRead default: the opposite of the current state @throws NOT_FOUND */
export const markMessageRead = (context: Context, id: string, isRead?: boolean | null): Promise<MessageRow> =>
  context.db.transaction(async (tx) => {
    const before = await lockForUpdate(tx, id);
    const message = await updateRow(tx, messages, before, { isRead: isRead ?? !before.isRead });
    const change = changed(before, message, ['isRead']);
    const action = message.isRead ? 'message.markRead' : 'message.markUnread';
    if (change) await record(tx, actorOf(context), action, subjectOf(message), context.now(), change);
    await announceChange(tx, 'message.changed', message);
    return message;
  });

type ReplyOptions = {
  markRead: boolean;
  /** The newest reply or answer that the author has seen; omitted: no check. */
  lastSeenId?: string | null | undefined;
  files?: ReplyFiles;
};

/**
 * The first reply moves a new message to IN_CONTACT. The author's draft is deleted.
 * @throws NOT_FOUND; CONFLICT when a newer entry exists or the message is erased; FORBIDDEN for `markRead` without the
 * scope; as storeReplyFiles
 */
export async function replyToMessage(
  context: Context,
  id: string,
  { replyText }: z.output<typeof ReplyInput>,
  { markRead, lastSeenId, files }: ReplyOptions,
): Promise<MessageRow> {
  const { id: authorId, name: author, sessionId } = viewerOf(context);
  if (markRead) admitScopes(context, { all: ['MESSAGES_WRITE'] });
  return storeReplyFiles(context, files, async (tx, stored) => {
    // Lock: prevents a concurrent deletion, and orders concurrent replies so that the later quotes the earlier.
    const before = await lockForUpdate(tx, id);
    if (before.email.endsWith(`@${ERASED_DOMAIN}`)) throw fail('CONFLICT', personalDataStrings.messageErased);
    const now = context.now();
    if (lastSeenId) await refuseUnseen(tx, before, lastSeenId);
    const replyTag = before.replyTag ?? (context.settings.REPLY_TO_TAGS ? makeReplyTag() : null);
    const after = {
      replyTag,
      isRead: before.isRead || markRead,
      firstReplyAt: before.firstReplyAt ?? now,
      ...(before.stage === 'NEW' && stageOf('IN_CONTACT', now)),
    };
    const message = { ...before, ...after };
    const fields = { id: uuidv7(), messageId: id, replyText, replyDate: now, author, authorId };
    const reply: ReplyRow = { ...fields, bouncedAt: null, bounceReason: null };
    await tx.insert(replies).values(reply);
    if (stored.length) await tx.insert(attachments).values(stored.map((file) => ({ ...file, replyId: reply.id })));
    // API tokens have no drafts: the draft of their admin stays.
    if (sessionId)
      await tx.delete(replyDrafts).where(and(eq(replyDrafts.messageId, id), eq(replyDrafts.userId, authorId)));
    await queueMail(tx, replyMail(context, message, reply, await readAnswers(tx, id)), now);
    const [stamp] = await tx
      .update(messages)
      .set({ ...after, updatedAt: nextUpdatedAt(messages.updatedAt), lastActivityAt: laterActivity(now) })
      .where(eq(messages.id, id))
      .returning({ updatedAt: messages.updatedAt, lastActivityAt: messages.lastActivityAt });
    if (before.stage !== message.stage) await announceStage(tx, message, author, now);
    await announceChange(tx, 'message.changed', message);
    const marked = changed(before, message, ['isRead', 'stage']);
    const names = stored.length ? { files: stored.map(({ name }) => name) } : {};
    const facts = { ...factsOf(reply, ['replyText']), ...names, ...marked?.after };
    await record(tx, actorOf(context), 'message.reply', subjectOf(message), now, {
      before: marked?.before,
      after: facts,
    });
    return { ...message, ...stamp, replies: [...message.replies, reply] };
  });
}

/** Deletes a message with its conversation and files. @returns the deleted message @throws NOT_FOUND */
export async function removeMessage(context: Context, id: string): Promise<MessageRow> {
  let files: { id: string; replyId: string | null }[] = [];
  const removed = await context.db.transaction(async (tx) => {
    const message = await lockForUpdate(tx, id);
    files = await filesOfMessages(tx, [id]);
    // Without the files a mail would go out incomplete.
    await dropMails(tx, [...new Set(files.map(({ replyId }) => replyId))]);
    await tx.delete(messages).where(eq(messages.id, id));
    const before = factsOf(message, ['email', 'service', 'createdAt']);
    await record(tx, actorOf(context), 'message.remove', subjectOf(message), context.now(), { before });
    await announceChange(tx, 'message.changed', message);
    return message;
  });
  await onceCommitted(context, (services) => discardFiles(services, files));
  return removed;
}

/** Locks a message until the transaction ends. @throws NOT_FOUND */
export const lockForUpdate = async (tx: Transaction, id: string): Promise<MessageRow> =>
  firstOrNotFound(await lockById(tx, id));

/** As `lockForUpdate`. @returns null for a deleted message */
export const lockIfThere = async (tx: Transaction, id: string): Promise<MessageRow | null> =>
  (await lockById(tx, id))[0] ?? null;

const lockById = async (tx: Transaction, id: string): Promise<MessageRow[]> =>
  withReplies(tx, await tx.select().from(messages).where(eq(messages.id, id)).for('update'));

export const subjectOf = ({ id, name }: MessageRow) => ({ id, label: name });

/** Adds the replies, oldest first. */
export async function withReplies(executor: Executor, rows: MessageFields[]): Promise<MessageRow[]> {
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  const replyRows = await executor
    .select()
    .from(replies)
    .where(inArray(replies.messageId, ids))
    .orderBy(asc(replies.replyDate), asc(replies.id));
  const byMessage = Map.groupBy(replyRows, ({ messageId }) => messageId);
  return rows.map((row) => ({ ...row, replies: byMessage.get(row.id) ?? [] }));
}

const firstOrNotFound = (rows: MessageRow[]) => foundOr(rows, messageStrings.notFound);
