import { RESEND_SECONDS, sessionStrings } from '#schema/session.ts';
import { isPassword } from '#server/people/user/password.ts';
import type { UserRow } from '#server/people/user/table.ts';
import { findByIdentifier, lockUnblocked } from '#server/people/user/users.ts';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { issueCode, noteRequest, replaceCode, startCooldown } from './codes.ts';
import { codeLockoutSeconds, guessPassword } from './guess.ts';
import { codeMail } from './mails.ts';

export type SignInStep = { message: string; resendIn: number };

/**
 * Checks the password and mails a code.
 * @throws BAD_CREDENTIALS (wrong password or unknown identifier), FORBIDDEN (blocked, with the right password),
 * RATE_LIMITED (also with the right password, after too many wrong codes)
 */
export async function signIn(context: Context, input: { identifier: string; password: string }): Promise<SignInStep> {
  const { db, secret } = context;
  const guess = await guessPassword(context, input.identifier);
  const { user } = guess;
  const isCorrect = await isPassword(user?.passwordHash, input.password);
  if (!user || !isCorrect) {
    await guess.reject();
    throw fail('BAD_CREDENTIALS', sessionStrings.signInFailed);
  }
  await guess.accept();
  const lockoutSeconds = user.isBlocked ? 0 : await codeLockoutSeconds(context, user);
  if (lockoutSeconds) throw fail('RATE_LIMITED', sessionStrings.codesHalted, { retryAfter: lockoutSeconds });
  const now = context.now();
  const resendIn = await db.transaction(async (tx) => {
    const lockedUser = await lockUnblocked(tx, user.id);
    if (!lockedUser) throw fail('FORBIDDEN', sessionStrings.blocked);
    // The password was changed meanwhile: a code for the old one must not be issued.
    if (lockedUser.passwordHash !== user.passwordHash) throw fail('BAD_CREDENTIALS', sessionStrings.signInFailed);
    // Lock the request before the code, as resendCode does; the other order can deadlock.
    const waitSeconds = await noteRequest(tx, input.identifier, now);
    const code = await issueCode(tx, user.id, secret, now);
    if (!code) return waitSeconds;
    await startCooldown(tx, input.identifier, now);
    await mailCode(context, tx, lockedUser, code, now);
    return RESEND_SECONDS;
  });
  return { message: sessionStrings.signedIn, resendIn: resendIn || RESEND_SECONDS };
}

/**
 * Mails another code if a password step waits for one. The result is the same if none does.
 * @throws RATE_LIMITED within 60 seconds of the last request for this identifier, and after ten in an hour
 */
export async function resendCode(context: Context, input: { identifier: string }): Promise<SignInStep> {
  const { db, limits, address, secret } = context;
  await limits.take('resendCode', address);
  await limits.take('resendCodeTo', input.identifier);
  const now = context.now();
  const account = await findByIdentifier(db, input.identifier);
  const isLockedOut = account ? (await codeLockoutSeconds(context, account)) > 0 : false;
  const waitSeconds = await db.transaction(async (tx) => {
    const secondsLeft = await noteRequest(tx, input.identifier, now);
    if (secondsLeft) return secondsLeft;
    const user = await findByIdentifier(tx, input.identifier);
    if (!user || user.isBlocked || isLockedOut) return 0;
    const code = await replaceCode(tx, user.id, secret, now);
    if (code) await mailCode(context, tx, user, code, now);
    return 0;
  });
  if (waitSeconds) {
    await limits.giveBack('resendCodeTo', input.identifier);
    throw fail('RATE_LIMITED', sessionStrings.resendTooSoon(waitSeconds), { retryAfter: waitSeconds });
  }
  return { message: sessionStrings.resent, resendIn: RESEND_SECONDS };
}

const mailCode = (context: Context, tx: Transaction, user: UserRow, code: string, now: Date) =>
  queueMail(tx, codeMail(context.site, user, code), now);
