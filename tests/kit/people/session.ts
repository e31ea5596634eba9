import { v7 as uuidv7 } from 'uuid';
import { sessions } from '#server/people/session/table.ts';
import { signToken } from '#server/people/session/token.ts';
import { record } from '#server/platform/audit/record.ts';
import type { Services } from '#server/platform/context.ts';

const SESSION_MS = 30 * 24 * 3600 * 1000;
const address = '127.0.0.1';
const userAgent = 'node';

/** Creates the session that a sign-in would create, with its audit entry. @returns its token */
export async function insertSession(
  { db, now, secret }: Pick<Services, 'db' | 'now' | 'secret'>,
  { id: userId, name }: { id: string; name: string },
): Promise<string> {
  const [id, createdAt] = [uuidv7(), now()];
  const expiresAt = new Date(createdAt.getTime() + SESSION_MS);
  const actor = { id: userId, name, via: 'session', address, requestId: null } as const;
  await db.transaction(async (tx) => {
    await tx.insert(sessions).values({ id, userId, createdAt, expiresAt, lastSeenAt: createdAt, address, userAgent });
    await record(tx, actor, 'session.signIn', { id: userId, label: name }, createdAt);
  });
  return signToken({ sessionId: id, userId }, createdAt, expiresAt, secret);
}
