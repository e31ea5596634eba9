import { and, desc, eq } from 'drizzle-orm';
import type { LanguageCode } from '#schema/languages.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { messages } from './table.ts';

/**
 * For what staff send to a client on their own accord.
 * @returns the language of the message; without one, that of the client's newest message
 */
export async function languageOfClient(
  executor: Executor,
  { messageId, email }: { messageId: string | null | undefined; email: string },
): Promise<LanguageCode | null> {
  const condition = messageId ? eq(messages.id, messageId) : and(eq(messages.email, email), eq(messages.isSpam, false));
  const [newest] = await executor
    .select({ language: messages.language })
    .from(messages)
    .where(condition)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  return newest?.language ?? null;
}
