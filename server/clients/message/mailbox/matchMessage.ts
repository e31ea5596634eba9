import { inArray } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { tagIn } from '#server/clients/message/replyTag.ts';
import { messages, replies } from '#server/clients/message/table.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { serviceMailIds } from './table.ts';

export type Match = { messageId: string; reply: { id: string; replyDate: Date } | null };

/** @returns the UUID in a Message-ID of this site, with any domain; undefined for other ids */
export const uuidOf = (mailId: string): string | undefined => {
  const uuid = mailId.slice(0, 36).toLowerCase();
  return mailId[36] === '@' && isUuid(uuid) ? uuid : undefined;
};

/** By Message-IDs of this site, which cannot be guessed, else by reply tag. @param ids newest last, which wins */
export async function findMessage(executor: Executor, ids: string[], recipients: string[]): Promise<Match | null> {
  return (await findByIds(executor, ids)) ?? (await findByTag(executor, recipients));
}

export async function findByIds(executor: Executor, ids: string[]): Promise<Match | null> {
  const sent = await mailIdsOf(executor, ids);
  const uuids = ids.flatMap((id) => uuidOf(id) ?? sent.get(localPartOf(id)) ?? []);
  if (!uuids.length) return null;
  const referenced = await executor.select().from(replies).where(inArray(replies.id, uuids));
  const acknowledged = await executor.select({ id: messages.id }).from(messages).where(inArray(messages.id, uuids));
  const owners = new Map([
    ...acknowledged.map(({ id }) => [id, id] as const),
    ...referenced.map(({ id, messageId }) => [id, messageId] as const),
  ]);
  const newest = uuids.findLast((uuid) => owners.has(uuid));
  const messageId = newest && owners.get(newest);
  if (!messageId) return null;
  const [reply = null] = referenced
    .filter((row) => row.messageId === messageId)
    .sort((a, b) => b.replyDate.getTime() - a.replyDate.getTime());
  return { messageId, reply };
}

async function mailIdsOf(executor: Executor, ids: string[]): Promise<Map<string, string>> {
  const others = ids.filter((id) => uuidOf(id) === undefined).map(localPartOf);
  if (!others.length) return new Map();
  const rows = await executor.select().from(serviceMailIds).where(inArray(serviceMailIds.serviceId, others));
  return new Map(rows.map(({ serviceId, mailId }) => [serviceId, mailId]));
}

const localPartOf = (id: string): string => id.replace(/@.*$/s, '').toLowerCase();

async function findByTag(executor: Executor, recipients: string[]): Promise<Match | null> {
  const tags = recipients.flatMap((address) => tagIn(address) ?? []);
  if (!tags.length) return null;
  const [message] = await executor.select({ id: messages.id }).from(messages).where(inArray(messages.replyTag, tags));
  return message ? { messageId: message.id, reply: null } : null;
}

/** @returns whether the mail is a returned copy of one of this site's mails */
export const isOwnMail = async (executor: Executor, mailId: string): Promise<boolean> =>
  (await findByIds(executor, [mailId])) !== null;
