import { inArray } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { tagIn } from '#server/clients/message/replyTag.ts';
import { messages, replies } from '#server/clients/message/table.ts';
import type { Executor } from '#server/platform/database/connect.ts';

/** The enquiry that a mail belongs to, and the newest reply of ours that it names. */
export type Match = { messageId: string; reply: { id: string; replyDate: Date } | null };

/** @returns the UUID that a Message-ID of ours is made of, whatever its domain was then; undefined for another's id */
export const uuidOf = (mailId: string): string | undefined => {
  const uuid = mailId.slice(0, 36).toLowerCase();
  return mailId[36] === '@' && isUuid(uuid) ? uuid : undefined;
};

/**
 * Finds the enquiry that a mail belongs to: by the ids of our mails that it names, which nobody can guess, and else by the tag
 * in the address that it was sent to. By nothing else.
 * @param ids Message-IDs, newest last: the newest that is ours decides
 */
export async function findEnquiry(executor: Executor, ids: string[], recipients: string[]): Promise<Match | null> {
  return (await findByIds(executor, ids)) ?? (await findByTag(executor, recipients));
}

/** @see findEnquiry */
export async function findByIds(executor: Executor, ids: string[]): Promise<Match | null> {
  const uuids = ids.flatMap((id) => uuidOf(id) ?? []);
  if (!uuids.length) return null;
  const named = await executor.select().from(replies).where(inArray(replies.id, uuids));
  const acknowledged = await executor.select({ id: messages.id }).from(messages).where(inArray(messages.id, uuids));
  const owners = new Map([
    ...acknowledged.map(({ id }) => [id, id] as const),
    ...named.map(({ id, messageId }) => [id, messageId] as const),
  ]);
  const newest = uuids.findLast((uuid) => owners.has(uuid));
  const messageId = newest && owners.get(newest);
  if (!messageId) return null;
  const [reply = null] = named
    .filter((one) => one.messageId === messageId)
    .sort((one, other) => other.replyDate.getTime() - one.replyDate.getTime());
  return { messageId, reply };
}

async function findByTag(executor: Executor, recipients: string[]): Promise<Match | null> {
  const tags = recipients.flatMap((address) => tagIn(address) ?? []);
  if (!tags.length) return null;
  const [found] = await executor.select({ id: messages.id }).from(messages).where(inArray(messages.replyTag, tags));
  return found ? { messageId: found.id, reply: null } : null;
}

/** @returns whether a Message-ID is that of a mail of ours in a thread: a copy of it came back, and is no answer */
export const isOwnMail = async (executor: Executor, mailId: string): Promise<boolean> =>
  (await findByIds(executor, [mailId])) !== null;
