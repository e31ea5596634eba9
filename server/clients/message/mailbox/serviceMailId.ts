import { eq } from 'drizzle-orm';
import { messages, replies } from '#server/clients/message/table.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { serviceMailIds } from './table.ts';

/** Stores the id of a mail that belongs to a conversation: the answer may refer to it. */
export async function recordServiceId(executor: Executor, mailId: string, serviceId: string): Promise<void> {
  const [reply] = await executor.select({ messageId: replies.messageId }).from(replies).where(eq(replies.id, mailId));
  const [message] = reply
    ? [{ id: reply.messageId }]
    : await executor.select({ id: messages.id }).from(messages).where(eq(messages.id, mailId));
  if (!message) return;
  const row = { serviceId: serviceId.toLowerCase(), mailId, messageId: message.id };
  await executor.insert(serviceMailIds).values(row).onConflictDoNothing();
}
