import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { TOKEN_PREFIX } from '#schema/apiToken.ts';
import { type UserRow, users } from '#server/people/user/table.ts';
import type { Caller, Services } from '#server/platform/context.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import { type ApiTokenRow, apiTokens } from './table.ts';

/** Minimum interval between updates of `lastUsedAt`. */
const USE_MS = 60 * 1000;

export const isApiToken = (bearer: string) => bearer.startsWith(TOKEN_PREFIX);

/**
 * Returns the caller of an API token: the admin who created it, with at most the token's role and scopes. A token for
 * published content only has no viewer.
 * @returns null for a token that is unknown, expired, revoked, or of a blocked or deleted user
 */
export async function findTokenCaller(services: Services, bearer: string): Promise<Caller | null> {
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

/** The lesser of the user's current role and the token's role. */
const asRole = (user: UserRow, role: 'staff' | 'admin'): UserRow =>
  role === 'admin' ? user : { ...user, role: 'Employee' };

/** Runs in the background: no request waits for it or fails with it. */
function noteUse({ db, log }: Services, { id, lastUsedAt }: ApiTokenRow, now: Date): void {
  const staleBefore = new Date(now.getTime() - USE_MS);
  if (lastUsedAt && lastUsedAt > staleBefore) return;
  db.update(apiTokens)
    .set({ lastUsedAt: now })
    // Only one of many concurrent requests writes.
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), lte(apiTokens.lastUsedAt, staleBefore))))
    .then(undefined, (error: Error) => log.warn({ reason: error.name }, 'the last use of an API token was not stored'));
}
