import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { TOKEN_PREFIX } from '#schema/apiToken.ts';
import { type UserRow, users } from '#server/people/user/table.ts';
import type { Asker, Services } from '#server/platform/context.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import { type ApiTokenRow, apiTokens } from './table.ts';

/** How often it is written at most that a token was used. */
const USE_MS = 60 * 1000;

/** @returns whether a bearer is meant as an API token */
export const isApiToken = (bearer: string) => bearer.startsWith(TOKEN_PREFIX);

/**
 * Who asks with an API token: the admin who made it, with no more rights than the token's role and scopes; nobody on the staff when
 * it may only read what is published.
 * @returns null when it is no good: unknown, past its time, revoked, or of somebody who is blocked or gone
 */
export async function findBearer(services: Services, bearer: string): Promise<Asker | null> {
  const now = services.now();
  const [row] = await services.db
    .select({ token: apiTokens, user: users })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.tokenHash, hashToken(bearer)),
        isNull(apiTokens.revokedAt),
        gt(apiTokens.expiresAt, now),
        eq(users.isBlocked, false),
      ),
    );
  if (!row) return null;
  noteUse(services, row.token, now);
  const { id, name, role, scopes } = row.token;
  const viewer = role === 'published' ? null : { ...asRole(row.user, role), sessionId: null };
  return { token: { id, name }, apiToken: role, viewer, ...(scopes && { scopes }) };
}

/** The smaller of the two: what the user may now, and what the token was made for. */
const asRole = (user: UserRow, role: 'staff' | 'admin'): UserRow =>
  role === 'admin' ? user : { ...user, role: 'Employee' };

/** Writes when a token was used. No request waits for it, and none fails by it. */
function noteUse({ db, log }: Services, { id, lastUsedAt }: ApiTokenRow, now: Date): void {
  const due = new Date(now.getTime() - USE_MS);
  if (lastUsedAt && lastUsedAt > due) return;
  db.update(apiTokens)
    .set({ lastUsedAt: now })
    // Of many requests at once one writes.
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), lte(apiTokens.lastUsedAt, due))))
    .then(undefined, (error: Error) => log.warn({ reason: error.name }, 'the use of an API token was not noted'));
}
