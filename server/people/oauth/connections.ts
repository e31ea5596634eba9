import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { MAX_TOKEN_DAYS, type TokenScope, withReading } from '#schema/apiToken.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { scopesFor } from '#schema/tokenScopes.ts';
import { apiTokens } from '#server/people/apiToken/table.ts';
import { sessions } from '#server/people/session/table.ts';
import { users } from '#server/people/user/table.ts';
import { lockUnblocked } from '#server/people/user/users.ts';
import { factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, type Services, viewerOf } from '#server/platform/context.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import { madeAt } from '#server/platform/database/updatedAt.ts';
import { fail } from '#server/platform/errors.ts';
import { oauthClients } from './table.ts';

/** Lifetimes in seconds. A refresh token ends with its connection at the latest. */
export const lifetimes = {
  interaction: 30 * 60,
  code: 60,
  accessToken: 3600,
  refreshToken: 30 * 24 * 3600,
  connection: MAX_TOKEN_DAYS * 24 * 3600,
} as const;

/** Of a connection whose code has not been exchanged. */
const UNUSED_MS = 10 * MINUTE_MS;

export type App = { clientId: string; name: string; receiver: string };

/**
 * Stores the consent of the viewer: a row in the list of API tokens, with the smaller of the wanted scopes and those of
 * the viewer's role.
 * @returns the id of the connection, and its scopes
 * @throws UNAUTHENTICATED when the viewer is blocked, BAD_USER_INPUT without a permitted scope
 */
export async function connectApp(
  context: Context,
  app: App,
  wanted: readonly TokenScope[],
): Promise<{ id: string; scopes: TokenScope[] }> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    // A concurrent block, change of role or password waits, so it also ends this connection.
    const { id: userId, sessionId } = viewerOf(context);
    const user = await lockUnblocked(tx, userId);
    const [session] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, sessionId ?? userId))
      .for('share');
    if (!user || !session) throw fail('UNAUTHENTICATED');
    const role = user.role === 'admin' ? 'admin' : 'staff';
    const scopes = scopesFor(role, withReading(wanted));
    if (!scopes.length) throw fail('BAD_USER_INPUT');
    const id = uuidv7();
    const row = {
      id,
      userId: user.id,
      // Anybody can choose the name of an app, not who gets its answers.
      name: `${app.name} (${app.receiver})`,
      role,
      scopes,
      tokenHash: hashToken(id),
      hint: '',
      oauthClientId: app.clientId,
      ...madeAt(now),
      expiresAt: new Date(now.getTime() + UNUSED_MS),
    } as const;
    await tx.insert(apiTokens).values(row);
    await tx.update(oauthClients).set({ connectedAt: now }).where(sql`${oauthClients.id}::text = ${app.clientId}`);
    const after = factsOf(row, ['role', 'scopes']);
    await record(tx, actorOf(context), 'apiToken.connect', { id, label: row.name }, now, { after });
    return { id, scopes };
  });
}

/** Keeps a connection until its newest refresh token expires, at most for a year. */
export async function prolongConnection({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<void> {
  const { refreshToken, connection } = lifetimes;
  const until = new Date(now().getTime() + refreshToken * 1000);
  await db
    .update(apiTokens)
    .set({
      expiresAt: sql`least(${until.toISOString()}::timestamptz, ${apiTokens.createdAt} + make_interval(secs => ${connection}))`,
    })
    .where(and(eq(apiTokens.id, id), isNull(apiTokens.revokedAt)));
}

/** Ends a connection because its app asked for it, or used a code or refresh token twice. */
export async function endConnection({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(apiTokens)
      .set({ revokedAt: now() })
      .where(and(eq(apiTokens.id, id), isNull(apiTokens.revokedAt)))
      .returning();
    if (!ended) return;
    const [user] = await tx.select().from(users).where(eq(users.id, ended.userId));
    const actor = {
      id: ended.userId,
      name: user?.name ?? '',
      via: 'token',
      token: { id, name: ended.name },
      address: null,
      requestId: null,
    } as const;
    const before = factsOf(ended, ['role', 'scopes']);
    await record(tx, actor, 'apiToken.revoke', { id, label: ended.name }, now(), { before });
  });
}
