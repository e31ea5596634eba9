import { and, eq, gt, isNull } from 'drizzle-orm';
import { HINT_LENGTH, type TokenScope } from '#schema/apiToken.ts';
import { asRole, noteUse } from '#server/people/apiToken/bearer.ts';
import { apiTokens } from '#server/people/apiToken/table.ts';
import { users } from '#server/people/user/table.ts';
import type { Caller, Services } from '#server/platform/context.ts';
import { hashRecord } from './records.ts';
import { oauthRecords } from './table.ts';

/**
 * Returns the caller of an access token of a connected app: the user who connected it, with at most the role and the
 * scopes of the consent.
 * @returns null for a token that is unknown, expired or revoked, of a blocked user, and while apps are switched off
 */
export async function findAppCaller(services: Services, bearer: string): Promise<Caller | null> {
  if (!(await services.readSite()).allowsApps) return null;
  const now = services.now();
  const [row] = await services.db
    .select({ record: oauthRecords, token: apiTokens, user: users })
    .from(oauthRecords)
    .innerJoin(apiTokens, eq(apiTokens.id, oauthRecords.tokenId))
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(oauthRecords.hash, hashRecord('AccessToken', bearer)),
        eq(oauthRecords.model, 'AccessToken'),
        gt(oauthRecords.expiresAt, now),
        isNull(apiTokens.revokedAt),
        gt(apiTokens.expiresAt, now),
        eq(users.isBlocked, false),
      ),
    );
  if (!row || row.token.role === 'published') return null;
  noteUse(services, row.token, false, now);
  const { id, name, role, requestsPerMinute } = row.token;
  // A refresh may have requested less than the consent.
  const requested = String(row.record.payload.scope ?? '').split(' ');
  const scopes: TokenScope[] = (row.token.scopes ?? []).filter((scope) => requested.includes(scope));
  const secret = { hint: bearer.slice(-HINT_LENGTH), expiresAt: row.record.expiresAt };
  return {
    token: { id, name, requestsPerMinute, secret },
    apiToken: role,
    viewer: { ...asRole(row.user, role), sessionId: null },
    scopes,
  };
}
