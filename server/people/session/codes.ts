import { createHash, createHmac, randomInt } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { MINUTE_MS } from '#schema/durations.ts';
import { RESEND_SECONDS } from '#schema/session.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { codeRequests, codes } from './table.ts';

/** Lifetime and tries of a code (contract, Sign-in). */
const CODE_MS = 10 * MINUTE_MS;
const MAX_TRIES = 5;
const RESEND_MS = RESEND_SECONDS * 1000;

const subtractMs = (now: Date, ms: number) => new Date(now.getTime() - ms);
const hashCode = (userId: string, code: string, secret: Uint8Array) =>
  createHmac('sha256', secret).update(`${userId}:${code}`).digest('hex');

/** Returns a code and its columns. The code exists only in the mail; the table stores its hash. */
function makeCode(userId: string, secret: Uint8Array, now: Date) {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = hashCode(userId, code, secret);
  return { code, row: { codeHash, sentAt: now, expiresAt: new Date(now.getTime() + CODE_MS), tries: 0, usedAt: null } };
}

/**
 * Creates the code of a completed password step in one statement. An unused code sent within the last 60 seconds stays,
 * even if it has no tries left.
 * @returns the code to mail, or null if the earlier one stays
 */
export async function issueCode(
  tx: Transaction,
  userId: string,
  secret: Uint8Array,
  now: Date,
): Promise<string | null> {
  const { code, row } = makeCode(userId, secret, now);
  const insertedRows = await tx
    .insert(codes)
    .values({ id: uuidv7(), userId, ...row })
    .onConflictDoUpdate({
      target: codes.userId,
      set: row,
      setWhere: or(isNotNull(codes.usedAt), lte(codes.sentAt, subtractMs(now, RESEND_MS))),
    })
    .returning({ id: codes.id });
  return insertedRows.length ? code : null;
}

/**
 * Replaces any code of the user with a new one that stands for a completed password step. An operator uses it for a
 * user who receives no mail.
 */
export async function forceCode(tx: Transaction, userId: string, secret: Uint8Array, now: Date): Promise<string> {
  const { code, row } = makeCode(userId, secret, now);
  await tx
    .insert(codes)
    .values({ id: uuidv7(), userId, ...row })
    .onConflictDoUpdate({ target: codes.userId, set: row });
  return code;
}

export const isWaiting = (now: Date): SQL | undefined => and(isNull(codes.usedAt), gt(codes.expiresAt, now));

/** Replaces the waiting code in one statement. @returns the code to mail, or null if no password step is waiting */
export async function replaceCode(
  tx: Transaction,
  userId: string,
  secret: Uint8Array,
  now: Date,
): Promise<string | null> {
  const { code, row } = makeCode(userId, secret, now);
  const updatedRows = await tx
    .update(codes)
    .set(row)
    .where(and(eq(codes.userId, userId), isWaiting(now)))
    .returning({ id: codes.id });
  return updatedRows.length ? code : null;
}

export type CodeCheck = 'right' | 'wrong' | 'dead';

/**
 * Checks and counts a code in one statement, so that concurrent callers get at most five tries and at most one
 * succeeds.
 * @returns `right` if this call spent the code, `wrong` for a counted try, `dead` if no password step waits
 */
export async function tryCode(
  tx: Transaction,
  userId: string,
  code: string,
  secret: Uint8Array,
  now: Date,
): Promise<CodeCheck> {
  const isCorrect = sql`${codes.codeHash} = ${hashCode(userId, code, secret)}`;
  const [codeRow] = await tx
    .update(codes)
    .set({
      tries: sql`${codes.tries} + 1`,
      usedAt: sql`case when ${isCorrect} then ${now.toISOString()}::timestamptz end`,
    })
    .where(and(eq(codes.userId, userId), isWaiting(now), lt(codes.tries, MAX_TRIES)))
    .returning({ usedAt: codes.usedAt });
  if (!codeRow) return 'dead';
  return codeRow.usedAt ? 'right' : 'wrong';
}

/**
 * Marks the password step as completed by a code other than the mailed one. Runs in the transaction that counted the
 * try.
 */
export async function markUsed(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.update(codes).set({ usedAt: now }).where(eq(codes.userId, userId));
}

const hashIdentifier = (identifier: string) => createHash('sha256').update(identifier).digest('hex');

/**
 * Records a code request for an identifier, whether an account exists or not, at most once per 60 seconds.
 * @returns the seconds to wait, 0 if the request was recorded
 */
export async function noteRequest(tx: Transaction, identifier: string, now: Date): Promise<number> {
  const row = { identifierHash: hashIdentifier(identifier), askedAt: now };
  const insertedRows = await tx
    .insert(codeRequests)
    .values(row)
    .onConflictDoUpdate({
      target: codeRequests.identifierHash,
      set: row,
      setWhere: lte(codeRequests.askedAt, subtractMs(now, RESEND_MS)),
    })
    .returning({ askedAt: codeRequests.askedAt });
  if (insertedRows.length) return 0;
  const [lastRequest] = await tx.select().from(codeRequests).where(eq(codeRequests.identifierHash, row.identifierHash));
  const elapsedMs = lastRequest ? now.getTime() - lastRequest.askedAt.getTime() : 0;
  return Math.max(1, Math.ceil((RESEND_MS - elapsedMs) / 1000));
}

/** Restarts the 60-second cooldown of an identifier after a code was sent. */
export async function startCooldown(tx: Transaction, identifier: string, now: Date): Promise<void> {
  const row = { identifierHash: hashIdentifier(identifier), askedAt: now };
  await tx.insert(codeRequests).values(row).onConflictDoUpdate({ target: codeRequests.identifierHash, set: row });
}
