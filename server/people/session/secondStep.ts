import { and, eq, isNotNull } from 'drizzle-orm';
import { CODE_DIGITS } from '#schema/session.ts';
import type { UserRow } from '#server/people/user/table.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { markUsed, type TriedCode, tryCode } from './codes.ts';
import { countRecoveryCodes, spendRecoveryCode } from './recovery.ts';
import { totps } from './table.ts';
import { spendTotp } from './totp.ts';

export type SecondStepState = {
  id: string;
  authenticatorSince: Date | null;
  recoveryCodesLeft: number;
  recoveryCodesMadeAt: Date | null;
};

/** What the viewer may enter after their password, beside the code from the mail. */
export async function secondStepOf(context: Context): Promise<SecondStepState> {
  const { id } = viewerOf(context);
  const isSetUp = and(eq(totps.userId, id), isNotNull(totps.enabledAt));
  const [totp] = await context.db.select({ since: totps.enabledAt }).from(totps).where(isSetUp);
  const { left, madeAt } = await countRecoveryCodes(context.db, id);
  return { id, authenticatorSince: totp?.since ?? null, recoveryCodesLeft: left, recoveryCodesMadeAt: madeAt };
}

/**
 * Tries what somebody enters after their password: the mailed code, one of their authenticator app, or a recovery code. It
 * is counted before anything but the mailed code is looked at, and the row of the password step stays locked until the end
 * of the transaction: so the five tries hold for all three together, and of many at once one gets through.
 * @returns `right` when this call has finished the password step, `wrong` for a try that was counted, `dead` when none waits
 */
export async function spendSecondStep(
  context: Context,
  tx: Transaction,
  user: UserRow,
  otp: string,
): Promise<TriedCode> {
  const now = context.now();
  const outcome = await tryCode(tx, user.id, otp, context.secret, now);
  if (outcome !== 'wrong') return outcome;
  const isRight =
    otp.length === CODE_DIGITS
      ? await spendTotp(context, tx, user.id, otp, now)
      : await spendRecoveryCode(context, tx, user, otp, now);
  if (!isRight) return 'wrong';
  await markUsed(tx, user.id, now);
  return 'right';
}
