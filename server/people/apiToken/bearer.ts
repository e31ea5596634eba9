import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { APP_TOKEN_PREFIX, TOKEN_PREFIX } from '#schema/apiToken.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { type UserRow, users } from '#server/people/user/table.ts';
import type { Caller, Services } from '#server/platform/context.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import { type ApiTokenRow, apiTokens } from './table.ts';

/** Minimum interval between updates of `lastUsedAt`. */
const USE_MS = MINUTE_MS;

export const isApiToken = (bearer: string) => bearer.startsWith(TOKEN_PREFIX);
/** An access token of a connected app. */
export const isAppToken = (bearer: string) => bearer.startsWith(APP_TOKEN_PREFIX);

/**
 * Returns the caller of an API token: the admin who created it, with at most the token's role and scopes. A token for
 * published content only has no viewer.
 * @returns null for a token that is unknown, expired, revoked, or of a blocked or deleted user
 */
export async function findTokenCaller(services: Services, bearer: string): Promise<Caller | null> {
  const now = services.now();
  const hash = hashToken(bearer);
  const [row] = await services.db
    .select({ token: apiTokens, user: users })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        or(eq(apiTokens.tokenHash, hash), and(eq(apiTokens.formerHash, hash), gt(apiTokens.formerUntil, now))),
        isNull(apiTokens.revokedAt),
        gt(apiTokens.expiresAt, now),
        eq(users.isBlocked, false),
      ),
    );
  if (!row) return null;
  const isFormerSecret = row.token.tokenHash !== hash;
  noteUse(services, row.token, isFormerSecret, now);
  const { id, name, role, scopes, requestsPerMinute } = row.token;
  const viewer = role === 'published' ? null : { ...asRole(row.user, role), sessionId: null };
  return { token: { id, name, isFormerSecret, requestsPerMinute }, apiToken: role, viewer, ...(scopes && { scopes }) };
}

export const asRole = (user: UserRow, role: 'staff' | 'admin'): UserRow =>
  role === 'admin' ? user : { ...user, role: 'Employee' };

/** Runs in the background: no request waits for it or fails with it. */
export function noteUse({ db, log }: Services, token: ApiTokenRow, isFormerSecret: boolean, now: Date): void {
  const staleBefore = new Date(now.getTime() - USE_MS);
  const name = isFormerSecret ? 'formerUsedAt' : 'lastUsedAt';
  const usedAt = token[name];
  if (usedAt && usedAt > staleBefore) return;
  const column = apiTokens[name];
  db.update(apiTokens)
    .set({ lastUsedAt: now, ...(isFormerSecret && { formerUsedAt: now }) })
    // Only one of many concurrent requests writes. A rotation meanwhile makes another secret the former one.
    .where(
      and(
        eq(apiTokens.id, token.id),
        isFormerSecret && token.formerHash ? eq(apiTokens.formerHash, token.formerHash) : undefined,
        or(isNull(column), lte(column, staleBefore)),
      ),
    )
    .then(undefined, (error: Error) => log.warn({ reason: error.name }, 'the last use of an API token was not stored'));
}
