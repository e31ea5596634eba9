import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { accountStrings, type ChangePasswordInput } from '#schema/account.ts';
import { sessions } from '#server/people/session/table.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { badField, fail } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { noticeMail } from './notices.ts';
import { hashNewPassword, isPassword } from './password.ts';
import { type UserRow, users } from './table.ts';
import { setPasswordHash } from './users.ts';

/**
 * Confirms the viewer's password, so that a stolen session cannot change how the owner signs in. All callers share the
 * limits.
 * @param field the input field, for the error
 * @throws BAD_USER_INPUT for a wrong password (BAD_CREDENTIALS is for signing in), RATE_LIMITED
 */
export async function confirmPassword(context: Context, password: string, field: string): Promise<void> {
  const { id, passwordHash } = viewerOf(context);
  const { limits, address } = context;
  await limits.take('changePassword', address);
  await limits.take('changePasswordTo', id);
  if (!(await isPassword(passwordHash, password))) throw badField(field, accountStrings.passwordWrong);
  await limits.giveBack('changePassword', address);
  await limits.giveBack('changePasswordTo', id);
}

/**
 * Locks the viewer: serializes their changes and refuses a session that has ended meanwhile.
 * @throws UNAUTHENTICATED when the session has ended, also by a block or a new password
 */
export async function lockViewer(context: Context, tx: Transaction): Promise<UserRow> {
  const { id, sessionId, passwordHash } = viewerOf(context);
  if (!sessionId) throw fail('UNAUTHENTICATED');
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.isBlocked, false), eq(users.passwordHash, passwordHash)))
    .for('update');
  const [session] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for('share');
  if (!user || !session) throw fail('UNAUTHENTICATED');
  return user;
}

/**
 * Changes the viewer's password, notifies them by mail and ends their other sessions and their codes.
 * @throws BAD_USER_INPUT for a wrong current password and a common new one, RATE_LIMITED
 */
export async function changePassword(context: Context, input: z.output<typeof ChangePasswordInput>): Promise<void> {
  await confirmPassword(context, input.currentPassword, 'currentPassword');
  const passwordHash = await hashNewPassword(input.newPassword, 'newPassword');
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const user = await lockViewer(context, tx);
    await setPasswordHash(tx, user.id, passwordHash, now, viewerOf(context).sessionId);
    await record(tx, actorOf(context), 'user.changePassword', { id: user.id, label: user.name }, now);
    await queueMail(tx, noticeMail(context.site, user, 'passwordChanged'), now);
  });
}
