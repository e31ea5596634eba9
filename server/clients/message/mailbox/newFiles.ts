import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { answers, attachments } from '#server/clients/message/conversation/table.ts';
import type { MailedMessage } from '#server/clients/message/incoming.ts';
import { REPEAT_MS } from '#server/clients/message/spam.ts';
import { messages } from '#server/clients/message/table.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { readFile } from '#server/platform/storage/store.ts';
import type { Parts } from './mail.ts';
import type { MailFile } from './read/mail.ts';

/** Earlier files that are compared with a file of the same name and size. */
const MAX_COMPARED = 5;

/**
 * Reads files of the store, so it stands before the transaction of the mail.
 * @returns whether earlier mails of the sender with the same text did not have one of these files
 */
export async function hasNewFiles(
  { db, store }: Pick<Parts, 'db' | 'store'>,
  { email, message }: MailedMessage,
  files: readonly MailFile[],
  now: Date,
): Promise<boolean> {
  const ofText = and(
    eq(messages.email, email),
    message === null ? isNull(messages.message) : eq(messages.message, message),
    gt(messages.createdAt, new Date(now.getTime() - REPEAT_MS)),
  );
  for (const { name, content } of files) {
    const earlier = await db
      .select({ id: attachments.id })
      .from(attachments)
      .innerJoin(answers, eq(attachments.answerId, answers.id))
      .innerJoin(messages, eq(answers.messageId, messages.id))
      .where(and(ofText, eq(attachments.name, name), eq(attachments.size, content.length)))
      .orderBy(desc(attachments.id))
      .limit(MAX_COMPARED);
    let isKnown = false;
    for (const { id } of earlier) {
      const stored = await readFile(store, attachmentKey(id));
      isKnown ||= stored !== null && Buffer.compare(stored, content) === 0;
    }
    if (!isKnown) return true;
  }
  return false;
}
