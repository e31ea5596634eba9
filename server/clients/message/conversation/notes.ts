import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { conversationStrings, type NoteInput } from '#schema/conversation.ts';
import { users } from '#server/people/user/table.ts';
import { factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { badField } from '#server/platform/errors.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { mentionMail } from '../mails.ts';
import { lockForUpdate, subjectOf } from '../messages.ts';
import { touchActivity } from './activity.ts';
import { type NoteRow, notes } from './table.ts';

/** Mentioned users get a mail. @throws NOT_FOUND; BAD_USER_INPUT when one of them cannot sign in */
export async function addNote(
  context: Context,
  id: string,
  { text, mentionIds }: z.output<typeof NoteInput>,
): Promise<NoteRow> {
  const { id: authorId, name: author } = viewerOf(context);
  return context.db.transaction(async (tx) => {
    const message = await lockForUpdate(tx, id);
    const now = context.now();
    const mentioned = await readMentioned(tx, [...new Set(mentionIds?.map((userId) => userId.toLowerCase()))]);
    const fields = { id: uuidv7(), messageId: id, createdAt: now, text, author, authorId };
    const note: NoteRow = { ...fields, mentionIds: mentioned.map((user) => user.id) };
    await tx.insert(notes).values(note);
    await touchActivity(tx, id, now);
    const recipients = mentioned.filter((user) => user.id !== authorId);
    const mails = recipients.map(({ email }) => mentionMail(context, message, note, email));
    if (mails.length) await queueMail(tx, mails, now);
    await record(tx, actorOf(context), 'message.note', subjectOf(message), now, { after: factsOf(note, ['text']) });
    await announceChange(tx, 'message.changed', message);
    return note;
  });
}

/** @returns the mentioned users, in order @throws BAD_USER_INPUT when one of them cannot sign in */
async function readMentioned(tx: Transaction, ids: string[]): Promise<{ id: string; email: string }[]> {
  if (!ids.length) return [];
  const { id, email } = users;
  const rows = await tx
    .select({ id, email })
    .from(users)
    .where(and(inArray(id, ids), eq(users.isBlocked, false)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const mentioned = ids.flatMap((userId) => byId.get(userId) ?? []);
  if (mentioned.length === ids.length) return mentioned;
  const sentence = conversationStrings.notMentionable;
  throw badField('mentionIds', sentence);
}
