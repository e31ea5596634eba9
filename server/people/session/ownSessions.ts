import { and, eq, gt, ne } from 'drizzle-orm';
import { accountStrings } from '#schema/account.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { foundOr } from '#server/platform/errors.ts';
import { deviceOf } from './device.ts';
import { type SessionRow, sessions } from './table.ts';

export type OwnSessionList = Connection<SessionRow>;

const order = byCreation<SessionRow>(sessions, 'newest first');

export function listOwnSessions(context: Context, args: PageArgs): Promise<OwnSessionList> {
  const isMine = and(eq(sessions.userId, viewerOf(context).id), gt(sessions.expiresAt, context.now()));
  return tablePage(context.db, { table: sessions, order, condition: isMine }, args);
}

/** @throws NOT_FOUND, also for a session of another user */
export function endSession(context: Context, id: string): Promise<SessionRow> {
  const isOwn = and(eq(sessions.id, id), eq(sessions.userId, viewerOf(context).id));
  return context.db.transaction(async (tx) => {
    const session = foundOr(await tx.delete(sessions).where(isOwn).returning(), accountStrings.sessionNotFound);
    await record(tx, actorOf(context), 'session.end', subjectOf(session), context.now());
    return session;
  });
}

export function endOtherSessions(context: Context): Promise<number> {
  const { id, sessionId } = viewerOf(context);
  const isOther = and(eq(sessions.userId, id), sessionId ? ne(sessions.id, sessionId) : undefined);
  return context.db.transaction(async (tx) => {
    const endedSessions = await tx.delete(sessions).where(isOther).returning();
    for (const session of endedSessions)
      await record(tx, actorOf(context), 'session.end', subjectOf(session), context.now());
    return endedSessions.length;
  });
}

const subjectOf = ({ id, userAgent }: SessionRow) => ({ id, label: deviceOf(userAgent) });
