import { createHmac, randomInt } from 'node:crypto';
import { and, count, eq, min } from 'drizzle-orm';
import { RECOVERY_CODES } from '#schema/account.ts';
import { RECOVERY_CHARACTERS, recoveryAlphabet, recoveryCodeIn } from '#schema/session.ts';
import { noticeMail } from '#server/people/user/notices.ts';
import { confirmPassword, lockViewer } from '#server/people/user/ownPassword.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { recoveryCodes } from './table.ts';

const hashCode = (userId: string, code: string, secret: Uint8Array) =>
  createHmac('sha256', secret).update(`recovery:${userId}:${code}`).digest('hex');

function makeCode(): string {
  const characters = Array.from(
    { length: RECOVERY_CHARACTERS },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  );
  return recoveryCodeIn(characters.join('')) as string;
}

/**
 * Creates ten recovery codes, invalidates the older ones and stores only hashes.
 * @throws BAD_USER_INPUT for a wrong password, RATE_LIMITED
 */
export async function makeRecoveryCodes(context: Context, { password }: { password: string }): Promise<string[]> {
  await confirmPassword(context, password, 'password');
  const now = context.now();
  const newCodes = Array.from({ length: RECOVERY_CODES }, makeCode);
  await context.db.transaction(async (tx) => {
    const user = await lockViewer(context, tx);
    const rows = newCodes.map((code) => ({
      userId: user.id,
      codeHash: hashCode(user.id, code, context.secret),
      madeAt: now,
    }));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    await tx.insert(recoveryCodes).values(rows);
    await record(tx, actorOf(context), 'session.makeRecoveryCodes', { id: user.id, label: user.name }, now);
    await queueMail(tx, noticeMail(context.site, user, 'recoveryMade'), now);
  });
  return newCodes;
}

/**
 * Uses up a recovery code and notifies the user by mail. One statement deletes it, so only one of two concurrent calls
 * succeeds.
 * @returns whether the code was valid
 */
export async function spendRecoveryCode(
  context: Pick<Context, 'secret' | 'site'>,
  tx: Transaction,
  user: { id: string; name: string; email: string },
  text: string,
  now: Date,
): Promise<boolean> {
  const code = recoveryCodeIn(text);
  if (!code) return false;
  const isMatch = and(
    eq(recoveryCodes.userId, user.id),
    eq(recoveryCodes.codeHash, hashCode(user.id, code, context.secret)),
  );
  const deletedRows = await tx.delete(recoveryCodes).where(isMatch).returning({ madeAt: recoveryCodes.madeAt });
  if (!deletedRows.length) return false;
  const { remaining } = await countRecoveryCodes(tx, user.id);
  await queueMail(tx, noticeMail(context.site, user, 'recoveryUsed', ` You have ${remaining} left.`), now);
  return true;
}

export async function countRecoveryCodes(executor: Executor, userId: string) {
  const [row] = await executor
    .select({ remaining: count(), madeAt: min(recoveryCodes.madeAt) })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row ?? { remaining: 0, madeAt: null };
}
