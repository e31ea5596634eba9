import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { accountStrings } from '#schema/account.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { CODE_DIGITS } from '#schema/session.ts';
import { noticeMail } from '#server/people/user/notices.ts';
import { confirmPassword, lockViewer } from '#server/people/user/ownPassword.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { decrypt, encrypt } from '#server/platform/crypto/encrypt.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { badField, fail } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { type TotpRow, totps } from './table.ts';

/** RFC 6238 with the defaults: SHA-1, 6 digits, 30 seconds. Apps interpret other options differently. */
const STEP_SECONDS = 30;
/** Accepted clock difference, in steps. */
const WINDOW = 1;
const SECRET_BYTES = 20;
/** Time to finish the set-up after the password was confirmed. */
const SETUP_MS = 15 * MINUTE_MS;

const PURPOSE = 'authenticator secrets';

export type TotpSetup = { id: string; secret: string; uri: string };

/**
 * Creates the viewer's authenticator secret and replaces an unfinished one.
 * @throws BAD_USER_INPUT for a wrong password, RATE_LIMITED, CONFLICT when an app is set up already
 */
export async function beginTotp(context: Context, { password }: { password: string }): Promise<TotpSetup> {
  await confirmPassword(context, password, 'password');
  const secret = new Secret({ size: SECRET_BYTES });
  const { id, email } = await context.db.transaction(async (tx) => {
    const user = await lockViewer(context, tx);
    const sealedSecret = encrypt(PURPOSE, secret.base32, user.id, context.secret);
    const row = { sealedSecret, begunAt: context.now(), enabledAt: null, lastStep: 0 };
    const insertedRows = await tx
      .insert(totps)
      .values({ userId: user.id, ...row })
      .onConflictDoUpdate({ target: totps.userId, set: row, setWhere: isNull(totps.enabledAt) })
      .returning({ userId: totps.userId });
    if (!insertedRows.length) throw fail('CONFLICT', accountStrings.totpThere);
    return user;
  });
  const { name: issuer } = context.site;
  const uri = new TOTP({ issuer, label: email, secret, digits: CODE_DIGITS, period: STEP_SECONDS }).toString();
  return { id, secret: secret.base32, uri };
}

/**
 * Completes the set-up with a code of the app, which is then used up.
 * @throws NOT_FOUND when none was begun within 15 minutes, BAD_USER_INPUT for a wrong code
 */
export async function enableTotp(context: Context, { code }: { code: string }): Promise<void> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const user = await lockViewer(context, tx);
    const begunAfter = new Date(now.getTime() - SETUP_MS);
    const [totp] = await tx
      .select()
      .from(totps)
      .where(and(eq(totps.userId, user.id), isNull(totps.enabledAt), gt(totps.begunAt, begunAfter)));
    if (!totp) throw fail('NOT_FOUND', accountStrings.totpNotBegun);
    const step = stepOf(totp, code, context.secret, now);
    if (step === null) {
      const sentence = accountStrings.totpCodeWrong;
      throw badField('code', sentence);
    }
    await tx.update(totps).set({ enabledAt: now, lastStep: step }).where(eq(totps.userId, user.id));
    await record(tx, actorOf(context), 'session.enableTotp', { id: user.id, label: user.name }, now);
    await queueMail(tx, noticeMail(context.site, user, 'totpEnabled'), now);
  });
}

/** @throws BAD_USER_INPUT for a wrong password, RATE_LIMITED, NOT_FOUND when there is none */
export async function disableTotp(context: Context, { password }: { password: string }): Promise<void> {
  await confirmPassword(context, password, 'password');
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const user = await lockViewer(context, tx);
    const isEnabled = and(eq(totps.userId, user.id), isNotNull(totps.enabledAt));
    const deletedRows = await tx.delete(totps).where(isEnabled).returning({ userId: totps.userId });
    if (!deletedRows.length) throw fail('NOT_FOUND', accountStrings.totpMissing);
    await record(tx, actorOf(context), 'session.disableTotp', { id: user.id, label: user.name }, now);
    await queueMail(tx, noticeMail(context.site, user, 'totpDisabled'), now);
  });
}

/**
 * Uses up a code. One statement stores its step if it is later than the last one, so one of two concurrent calls
 * succeeds.
 * @returns whether the code was right and unused
 */
export async function spendTotp(
  { secret, log }: Pick<Context, 'secret' | 'log'>,
  tx: Transaction,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const isEnabled = and(eq(totps.userId, userId), isNotNull(totps.enabledAt));
  const [totp] = await tx.select().from(totps).where(isEnabled);
  if (!totp) return false;
  let step: number | null;
  try {
    step = stepOf(totp, code, secret, now);
  } catch {
    // SESSION_SECRET has changed. Mailed codes still work.
    log.warn({ userId }, 'the secret of an authenticator app cannot be decrypted: the user has to set it up again');
    return false;
  }
  if (step === null) return false;
  const updatedRows = await tx
    .update(totps)
    .set({ lastStep: step })
    .where(and(isEnabled, lt(totps.lastStep, step)))
    .returning({ userId: totps.userId });
  return updatedRows.length > 0;
}

/** Returns the time step of a code, null if it is outside the window. @throws as decrypt */
function stepOf({ userId, sealedSecret }: TotpRow, code: string, sessionSecret: Uint8Array, now: Date): number | null {
  const secret = Secret.fromBase32(decrypt(PURPOSE, sealedSecret, userId, sessionSecret));
  const timestamp = now.getTime();
  const totp = new TOTP({ secret, digits: CODE_DIGITS, period: STEP_SECONDS });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
