import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { ReplyDraftInput } from '#schema/conversation.ts';
import { messageStrings } from '#schema/message.ts';
import { lockViewerRow } from '#server/people/user/colleagues.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { foundOr } from '#server/platform/errors.ts';
import { messages } from '../table.ts';
import { type ReplyDraftRow, replyDrafts } from './table.ts';

export const readDraft = batched<ReplyDraftRow>(async (context, ids) => {
  const isOwn = eq(replyDrafts.userId, viewerOf(context).id);
  const rows = await context.db
    .select()
    .from(replyDrafts)
    .where(and(isOwn, inArray(replyDrafts.messageId, ids)));
  return rows.map((draft) => [draft.messageId, draft]);
});

/** Not announced and not audited: the form calls this every second. @throws NOT_FOUND; UNAUTHENTICATED as lockViewerRow */
export async function saveReplyDraft(
  context: Context,
  messageId: string,
  { text }: z.output<typeof ReplyDraftInput>,
): Promise<true> {
  const { id: userId } = viewerOf(context);
  await context.db.transaction(async (tx) => {
    await lockViewerRow(context, tx);
    await lockAgainstRemoval(tx, messageId);
    if (!text.trim()) {
      await tx.delete(replyDrafts).where(and(eq(replyDrafts.messageId, messageId), eq(replyDrafts.userId, userId)));
      return;
    }
    const values = { text, updatedAt: context.now() };
    await tx
      .insert(replyDrafts)
      .values({ messageId, userId, ...values })
      .onConflictDoUpdate({ target: [replyDrafts.messageId, replyDrafts.userId], set: values });
  });
  return true;
}

/** Locks a message against deletion. @throws NOT_FOUND */
export async function lockAgainstRemoval(tx: Transaction, id: string): Promise<void> {
  const rows = await tx.select({ id: messages.id }).from(messages).where(eq(messages.id, id)).for('key share');
  foundOr(rows, messageStrings.notFound);
}
