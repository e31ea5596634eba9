import { and, eq, isNotNull } from 'drizzle-orm';
import { CODE_DIGITS } from '#schema/session.ts';
import type { UserRow } from '#server/people/user/table.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { type CodeCheck, markUsed, tryCode } from './codes.ts';
import { countRecoveryCodes, spendRecoveryCode } from './recovery.ts';
import { totps } from './table.ts';
import { spendTotp } from './totp.ts';

export type SecondStepState = {
  id: string;
  authenticatorSince: Date | null;
  recoveryCodesLeft: number;
  recoveryCodesMadeAt: Date | null;
};

export async function secondStepOf(context: Context): Promise<SecondStepState> {
  const { id } = viewerOf(context);
  const isEnabled = and(eq(totps.userId, id), isNotNull(totps.enabledAt));
  const [totp] = await context.db.select({ since: totps.enabledAt }).from(totps).where(isEnabled);
  const { remaining, madeAt } = await countRecoveryCodes(context.db, id);
  return { id, authenticatorSince: totp?.since ?? null, recoveryCodesLeft: remaining, recoveryCodesMadeAt: madeAt };
}

/**
 * Tries a mailed code, an authenticator code or a recovery code. The try is counted first unless the mailed code
 * matches, and the row of the password step stays locked. So five tries apply to all three kinds, and only one
 * concurrent call succeeds.
 * @returns `right` if this call completed the password step, `wrong` for a counted try, `dead` if none waits
 */
export async function spendSecondStep(
  context: Context,
  tx: Transaction,
  user: UserRow,
  otp: string,
): Promise<CodeCheck> {
  const now = context.now();
  const result = await tryCode(tx, user.id, otp, context.secret, now);
  if (result !== 'wrong') return result;
  const isValid =
    otp.length === CODE_DIGITS
      ? await spendTotp(context, tx, user.id, otp, now)
      : await spendRecoveryCode(context, tx, user, otp, now);
  if (!isValid) return 'wrong';
  await markUsed(tx, user.id, now);
  return 'right';
}
