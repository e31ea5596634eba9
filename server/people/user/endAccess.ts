import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { apiTokens } from '#server/people/apiToken/table.ts';
import { codes, sessions } from '#server/people/session/table.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { invitations, passwordResets } from './table.ts';

/** Ends sessions, codes and connected apps. API tokens stay. */
export async function endSignIns(
  tx: Transaction,
  userId: string,
  now: Date,
  exceptSessionId: string | null = null,
): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptSessionId ? ne(sessions.id, exceptSessionId) : undefined));
  await tx.delete(codes).where(eq(codes.userId, userId));
  await tx
    .update(apiTokens)
    .set({ revokedAt: now })
    .where(and(eq(apiTokens.userId, userId), isNotNull(apiTokens.oauthClientId), isNull(apiTokens.revokedAt)));
}

export async function spendResetLink(tx: Transaction, userId: string): Promise<void> {
  await tx.update(passwordResets).set({ isSpent: true }).where(eq(passwordResets.userId, userId));
}

/** Revokes what a user issued as an admin. It stays revoked after an unblock. */
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
