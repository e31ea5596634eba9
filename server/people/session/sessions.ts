import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { DAY_MS } from '#schema/durations.ts';
import { sessionStrings } from '#schema/session.ts';
import { type UserRow, users } from '#server/people/user/table.ts';
import { withIdentifier } from '#server/people/user/users.ts';
import { actorBy, actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, type Origin, type Services, type Viewer, viewerOf } from '#server/platform/context.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { fail } from '#server/platform/errors.ts';
import { isWaiting } from './codes.ts';
import { countWrongCode, guessCode } from './guess.ts';
import { noteLastSeen } from './noteLastSeen.ts';
import { spendSecondStep } from './secondStep.ts';
import { codes, sessions } from './table.ts';
import { readToken, signToken } from './token.ts';

/** Spec section 9. */
const SESSION_MS = 30 * DAY_MS;

export type NewSession = { user: UserRow; token: string; expiresAt: Date };

/**
 * Exchanges a code (mailed, authenticator or recovery) for a session. Only one of several concurrent calls succeeds.
 * @throws BAD_CREDENTIALS for any fault of the code, RATE_LIMITED
 */
export async function verifyCode(context: Context, input: { identifier: string; otp: string }): Promise<NewSession> {
  const { db, address, userAgent, secret } = context;
  const guess = await guessCode(context, input.identifier);
  const now = context.now();
  let failedUser: UserRow | undefined;
  const signedIn = await db.transaction(async (tx) => {
    // The lock makes a concurrent block wait, so that it also ends this session. A user without a waiting code is not
    // locked: the timing would reveal that the account exists.
    const [row] = await tx
      .select({ user: users })
      .from(users)
      .innerJoin(codes, and(eq(codes.userId, users.id), isWaiting(now)))
      .where(withIdentifier(input.identifier))
      .for('share', { of: users });
    if (!row || row.user.isBlocked) return null;
    const { user } = row;
    const result = await spendSecondStep(context, tx, user, input.otp);
    if (result === 'wrong') failedUser = user;
    if (result !== 'right') return null;
    const expiresAt = new Date(now.getTime() + SESSION_MS);
    const session = { id: uuidv7(), userId: user.id, createdAt: now, expiresAt, lastSeenAt: now, address, userAgent };
    await tx.insert(sessions).values(session);
    await record(tx, actorBy(context, user, 'session'), 'session.signIn', { id: user.id, label: user.name }, now);
    return { user, session };
  });
  if (failedUser) await countWrongCode(context, failedUser);
  if (!signedIn) throw fail('BAD_CREDENTIALS', sessionStrings.codeWrong);
  await guess.accept();
  const { user, session } = signedIn;
  const token = await signToken({ sessionId: session.id, userId: user.id }, now, session.expiresAt, secret);
  return { user, token, expiresAt: session.expiresAt };
}

export async function signOut(context: Context): Promise<void> {
  const { sessionId, id, name } = viewerOf(context);
  if (!sessionId) return;
  await context.db.transaction(async (tx) => {
    const deletedRows = await tx.delete(sessions).where(eq(sessions.id, sessionId)).returning({ id: sessions.id });
    // Only one of two concurrent requests ends the session.
    if (!deletedRows.length) return;
    await record(tx, actorOf(context), 'session.signOut', { id, label: name }, context.now());
  });
}

const { placeholder } = sql;
const columns = { ...getTableColumns(users), sessionId: sessions.id, lastSeenAt: sessions.lastSeenAt };
const readSession = prepared((db) =>
  db
    .select(columns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, placeholder('sessionId')),
        eq(sessions.userId, placeholder('userId')),
        gt(sessions.expiresAt, sql.param(placeholder('now'), sessions.expiresAt)),
        eq(users.isBlocked, false),
      ),
    )
    .prepare('session'),
);

/** Returns the viewer of a session token; null without a valid token, session or user. */
export async function findViewer(
  services: Services,
  token: string | undefined,
  origin: Pick<Origin, 'address'>,
): Promise<Viewer | null> {
  if (!token) return null;
  const now = services.now();
  const claims = await readToken(token, now, services.secret);
  if (!claims || !isUuid(claims.sessionId) || !isUuid(claims.userId)) return null;
  const { sessionId, userId } = claims;
  const [row] = await readSession(services.db, { sessionId, userId, now });
  if (!row) return null;
  const { lastSeenAt, ...viewer } = row;
  noteLastSeen(services, { id: sessionId, lastSeenAt }, origin, now);
  return viewer;
}
