import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, lte } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { MINUTE_MS } from '#schema/durations.ts';
import {
  RESET_MINUTES,
  type RequestPasswordResetInput,
  type ResetPasswordInput,
  resetStrings,
} from '#schema/passwordReset.ts';
import type { Site } from '#schema/site.ts';
import type { Actor } from '#server/platform/audit/actor.ts';
import { actorBy, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { paths } from '#web/shared/paths.ts';
import { resetMail } from './mails.ts';
import { noticeMail } from './notices.ts';
import { hashNewPassword } from './password.ts';
import { type PasswordResetRow, passwordResets, type UserRow, users } from './table.ts';
import { findByIdentifier, lockUnblocked, setPasswordHash } from './users.ts';

const RESET_MS = RESET_MINUTES * MINUTE_MS;
/** Pause between two mails to a user. */
const MAIL_MS = MINUTE_MS;
/** Minimum response time, longer than the work, so that timing does not reveal whether an account exists. */
const MIN_RESPONSE_MS = 400;

/**
 * Mails a reset link unless the user is unknown, blocked or got one within 60 seconds. Result and timing are always the
 * same.
 * @throws RATE_LIMITED
 */
export async function requestReset(
  context: Context,
  { identifier }: z.output<typeof RequestPasswordResetInput>,
): Promise<true> {
  await context.limits.take('forgotPassword', context.address);
  await context.limits.take('forgotPasswordTo', identifier);
  await Promise.all([mailReset(context, identifier), pause(MIN_RESPONSE_MS)]);
  return true;
}

async function mailReset(context: Context, identifier: string): Promise<void> {
  const { db, settings, site } = context;
  const now = context.now();
  const token = makeToken();
  const row = {
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + RESET_MS),
    isSpent: false,
  };
  await db.transaction(async (tx) => {
    const candidate = await findByIdentifier(tx, identifier);
    // The lock makes a concurrent block wait, so that it also ends this link.
    const user = candidate && (await lockUnblocked(tx, candidate.id));
    if (!user) return;
    const insertedRows = await tx
      .insert(passwordResets)
      .values({ userId: user.id, ...row })
      .onConflictDoUpdate({
        target: passwordResets.userId,
        set: row,
        setWhere: lte(passwordResets.createdAt, new Date(now.getTime() - MAIL_MS)),
      })
      .returning({ userId: passwordResets.userId });
    if (!insertedRows.length) return;
    await queueMail(tx, resetMail(site, user, settings.PUBLIC_URL + paths.resetPassword(token)), now);
  });
}

/** @throws NOT_FOUND, GONE, RATE_LIMITED */
export async function checkReset(context: Context, token: string): Promise<true> {
  await findOpen(context, token);
  return true;
}

/**
 * Sets a new password and uses up the link. Only one of several concurrent calls succeeds.
 * @throws NOT_FOUND, GONE, RATE_LIMITED, BAD_USER_INPUT as hashNewPassword
 */
export async function resetPassword(
  context: Context,
  token: string,
  { password }: z.output<typeof ResetPasswordInput>,
): Promise<true> {
  const { db, site } = context;
  const { userId, tokenHash } = await findOpen(context, token);
  const passwordHash = await hashNewPassword(password);
  const now = context.now();
  await db.transaction(async (tx) => {
    // Lock the user before the link, as requestReset does; the other order can deadlock.
    const isActiveUser = and(eq(users.id, userId), eq(users.isBlocked, false));
    const [user] = await tx.select().from(users).where(isActiveUser).for('update');
    const { isSpent, expiresAt } = passwordResets;
    const isOpen = and(eq(passwordResets.tokenHash, tokenHash), eq(isSpent, false), gt(expiresAt, now));
    const updatedRows = await tx
      .update(passwordResets)
      .set({ isSpent: true })
      .where(isOpen)
      .returning({ userId: passwordResets.userId });
    if (!user || !updatedRows.length) throw fail('GONE', resetStrings.deadLink);
    await replacePassword(tx, { user, passwordHash, actor: actorBy(context, user), site, now });
  });
  return true;
}

type Replacement = { user: UserRow; passwordHash: string; actor: Actor; site: Site; now: Date };

export async function replacePassword(tx: Transaction, { user, passwordHash, actor, site, now }: Replacement) {
  await setPasswordHash(tx, user.id, passwordHash, now);
  await queueMail(tx, noticeMail(site, user, 'passwordReset'), now);
  await record(tx, actor, 'user.resetPassword', { id: user.id, label: user.name }, now);
}

/** Finds the open link of a token. Each try takes a point of the address; an existing link gives it back. */
async function findOpen(context: Context, token: string): Promise<PasswordResetRow> {
  const { db, limits, address } = context;
  await limits.take('resetPassword', address);
  const [reset] = await db
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.tokenHash, hashToken(token)));
  if (!reset) throw fail('NOT_FOUND', resetStrings.deadLink);
  await limits.giveBack('resetPassword', address);
  if (reset.isSpent || reset.expiresAt <= context.now()) throw fail('GONE', resetStrings.deadLink);
  return reset;
}
