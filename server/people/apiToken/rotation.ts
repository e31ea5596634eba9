import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  type ApiTokenLimitInput,
  apiTokenStrings,
  HINT_LENGTH,
  type RotateApiTokenInput,
  TOKEN_PREFIX,
} from '#schema/apiToken.ts';
import { DAY_MS, HOUR_MS } from '#schema/durations.ts';
import { lockAdmin } from '#server/people/user/users.ts';
import { changed } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { fail, foundOr } from '#server/platform/errors.ts';
import { type IssuedToken, type OwnedToken, stateOf, withCreators } from './apiTokens.ts';
import { type ApiTokenRow, apiTokenExpiryMails, apiTokens } from './table.ts';

/** As the default in schema/apiToken.graphql. */
const OVERLAP_HOURS = 24;
const noFormer = { formerHash: null, formerHint: null, formerUntil: null, formerUsedAt: null };

export type FormerSecret = { hint: string; expiresAt: Date; lastUsedAt: Date | null };

/** @returns the former secret of a token while it is accepted */
export function formerSecretOf(token: ApiTokenRow, now: Date): FormerSecret | null {
  const { formerHint, formerUntil, formerUsedAt } = token;
  if (!formerHint || !formerUntil || formerUntil <= now || stateOf(token, now) !== 'ACTIVE') return null;
  return { hint: formerHint, expiresAt: formerUntil, lastUsedAt: formerUsedAt };
}

/**
 * Replaces the secret of a token. Only its owner may, because the token acts in their name.
 * @throws NOT_FOUND, FORBIDDEN for a token of another admin, CONFLICT for one that is no longer active
 */
export async function rotateToken(
  context: Context,
  id: string,
  { overlapHours = OVERLAP_HOURS, days }: z.output<typeof RotateApiTokenInput>,
): Promise<IssuedToken> {
  const now = context.now();
  const token = TOKEN_PREFIX + makeToken();
  const apiToken = await context.db.transaction(async (tx) => {
    const { id: viewerId } = await lockAdmin(context, tx);
    const before = await lockToken(tx, id);
    if (before.oauthClientId) throw fail('CONFLICT', apiTokenStrings.appsToken);
    if (before.userId !== viewerId) throw fail('FORBIDDEN', apiTokenStrings.othersToken);
    if (stateOf(before, now) !== 'ACTIVE') throw fail('CONFLICT', apiTokenStrings.notActive);
    const expiresAt = days ? new Date(now.getTime() + days * DAY_MS) : before.expiresAt;
    const ends = [before.expiresAt.getTime(), expiresAt.getTime()];
    const overlap = Math.min(now.getTime() + overlapHours * HOUR_MS, ...ends);
    const former = {
      formerHash: before.tokenHash,
      formerHint: before.hint,
      formerUntil: new Date(overlap),
      formerUsedAt: null,
    };
    const after = await updateRow(tx, apiTokens, before, {
      ...(overlapHours ? former : noFormer),
      tokenHash: hashToken(token),
      hint: token.slice(-HINT_LENGTH),
      expiresAt,
    });
    // The new end has a notice of its own.
    if (days) await tx.delete(apiTokenExpiryMails).where(eq(apiTokenExpiryMails.tokenId, id));
    const change = changed(before, after, ['formerUntil', 'expiresAt']) ?? {};
    await record(tx, actorOf(context), 'apiToken.rotate', { id, label: after.name }, now, change);
    return after;
  });
  return { id, token, apiToken };
}

/** Ends the overlap of a rotation, if any. @throws NOT_FOUND */
export const endOverlap = (context: Context, id: string): Promise<OwnedToken> =>
  context.db.transaction(async (tx) => {
    const before = await lockToken(tx, id);
    const now = context.now();
    if (!formerSecretOf(before, now)) return before;
    const after = await updateRow(tx, apiTokens, before, noFormer);
    await record(tx, actorOf(context), 'apiToken.endOverlap', { id, label: after.name }, now);
    return after;
  });

/** @throws NOT_FOUND */
export const limitToken = (
  context: Context,
  id: string,
  { requestsPerMinute = null }: z.output<typeof ApiTokenLimitInput>,
): Promise<OwnedToken> =>
  context.db.transaction(async (tx) => {
    const before = await lockToken(tx, id);
    const after = await updateRow(tx, apiTokens, before, { requestsPerMinute });
    const change = changed(before, after, ['requestsPerMinute']);
    if (change) await record(tx, actorOf(context), 'apiToken.limit', { id, label: after.name }, context.now(), change);
    return after;
  });

/** @throws NOT_FOUND */
async function lockToken(tx: Transaction, id: string): Promise<OwnedToken> {
  const rows = await withCreators(tx, eq(apiTokens.id, id)).for('update', { of: apiTokens });
  const { token, createdBy } = foundOr(rows, apiTokenStrings.notFound);
  return { ...token, createdBy };
}
