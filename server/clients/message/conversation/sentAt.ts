import { inArray } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';

type MailState = { sentAt: Date | null };

/** The mail of a reply has the reply's id. */
const readMailState = batched<MailState>(async ({ db }, ids) => {
  const { id, sentAt } = outgoingMail;
  const rows = await db.select({ id, sentAt }).from(outgoingMail).where(inArray(id, ids));
  return rows.map((row) => [row.id, row]);
});

/**
 * @param replyDate for a mail whose record was deleted, which happens long after it was sent
 * @returns when the mail server took the mail of a reply; null while it waits; batched
 */
export async function sentAtOf(context: Context, replyId: string, replyDate: Date): Promise<Date | null> {
  const mail = await readMailState(context, replyId);
  return mail ? mail.sentAt : replyDate;
}
