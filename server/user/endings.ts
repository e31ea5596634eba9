import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { apiTokens } from '#server/apiToken/table.ts';
import type { Transaction } from '#server/database/connect.ts';
import { messages } from '#server/message/table.ts';
import { presences, replyDrafts } from '#server/message/thread/table.ts';
import { previewLinks } from '#server/preview/table.ts';
import { codes, sessions } from '#server/session/table.ts';
import { invitations, passwordResets } from './table.ts';

/** Ends a user's sessions and codes. @param keptSessionId the session that goes on */
export async function endSignIns(tx: Transaction, userId: string, keptSessionId: string | null = null): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keptSessionId ? ne(sessions.id, keptSessionId) : undefined));
  await tx.delete(codes).where(eq(codes.userId, userId));
}

/** Uses up the reset link that a user may have in their mailbox. */
export async function spendResetLink(tx: Transaction, userId: string): Promise<void> {
  await tx.update(passwordResets).set({ isSpent: true }).where(eq(passwordResets.userId, userId));
}

/** Takes back what somebody has given out as an admin, for good: who is unblocked finds none of it alive again. */
export async function revokeGrants(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(apiTokens)
    .set({ revokedAt: now })
    .where(and(eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)));
  await tx
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(eq(invitations.invitedById, userId), isNull(invitations.usedAt), isNull(invitations.revokedAt)));
}

/** Takes back the preview links of somebody who is blocked, for good. */
export async function revokePreviews(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(previewLinks)
    .set({ revokedAt: now })
    .where(and(eq(previewLinks.createdById, userId), isNull(previewLinks.revokedAt)));
}

/**
 * Locks every message that somebody owns, has begun to answer or has open, before their account is deleted. The deletion changes
 * a row of each of them. Locking them first, in the order of their ids as everywhere, avoids a deadlock with other changes.
 */
export async function holdMessages(tx: Transaction, userId: string): Promise<void> {
  const begun = tx.select({ id: replyDrafts.messageId }).from(replyDrafts).where(eq(replyDrafts.userId, userId));
  const open = tx.select({ id: presences.messageId }).from(presences).where(eq(presences.userId, userId));
  await tx
    .select({ id: messages.id })
    .from(messages)
    .where(or(eq(messages.ownerId, userId), inArray(messages.id, begun), inArray(messages.id, open)))
    .orderBy(asc(messages.id))
    .for('no key update');
}
