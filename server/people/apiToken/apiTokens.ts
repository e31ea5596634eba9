import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { apiTokenStrings, HINT_LENGTH, type IssueApiTokenInput, TOKEN_PREFIX, withReading } from '#schema/apiToken.ts';
import { DAY_MS } from '#schema/durations.ts';
import { type UserRow, users } from '#server/people/user/table.ts';
import { lockAdmin } from '#server/people/user/users.ts';
import { factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { byText, byTime, type Orders } from '#server/platform/database/listOrder.ts';
import {
  applyListArgs,
  byCreation,
  type Connection,
  type PageArgs,
  page,
  sortOf,
} from '#server/platform/database/page.ts';
import { madeAt } from '#server/platform/database/updatedAt.ts';
import { foundOr } from '#server/platform/errors.ts';
import { type ApiTokenRow, apiTokens } from './table.ts';

export type OwnedToken = ApiTokenRow & { createdBy: UserRow };
export type ApiTokenList = Connection<OwnedToken>;
/** The token is returned once and not stored. */
export type IssuedToken = { id: string; token: string; apiToken: OwnedToken };

const order = byCreation<OwnedToken>(apiTokens, 'newest first');
const orders: Orders = {
  CREATED: apiTokens.createdAt,
  EXPIRES: apiTokens.expiresAt,
  NAME: byText(apiTokens.name),
  USED: byTime(apiTokens.lastUsedAt),
};

/** @param orderKey the value of a requested order, for its cursors */
export const withCreators = (executor: Executor, condition: SQL | undefined, orderKey: PgColumn | SQL = sql`null`) =>
  executor
    .select({ token: apiTokens, createdBy: users, orderKey })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(condition);

export const listTokens = ({ db }: Context, args: PageArgs): Promise<ApiTokenList> => {
  const list = applyListArgs({ table: apiTokens, order, orders }, args);
  return page(
    args,
    list.order,
    async (after, limit) => {
      const rows = await withCreators(db, and(list.condition, after), list.columns?.orderKey)
        .orderBy(...sortOf(list.order))
        .limit(limit);
      return rows.map(({ token, ...rest }) => ({ ...token, ...rest }));
    },
    () => db.$count(apiTokens, list.condition),
  );
};

/** @returns the token of the request, with hint and end of the secret that it was sent with; null without one */
export async function currentToken({
  db,
  token,
  scopes = [],
}: Context): Promise<(ApiTokenRow & { isRotated: boolean }) | null> {
  const [row] = token ? await db.select().from(apiTokens).where(eq(apiTokens.id, token.id)) : [];
  if (!row) return null;
  if (token?.secret) return { ...row, ...token.secret, scopes: [...scopes], isRotated: false };
  if (!token?.isFormerSecret) return { ...row, isRotated: false };
  // The overlap may have ended since the request began.
  const { hint, expiresAt, formerHint, formerUntil } = row;
  return { ...row, hint: formerHint ?? hint, expiresAt: formerUntil ?? expiresAt, isRotated: true };
}

/** Does not check whether the creator is still active; that happens at each use. */
export function stateOf({ revokedAt, expiresAt }: ApiTokenRow, now: Date): 'ACTIVE' | 'EXPIRED' | 'REVOKED' {
  if (revokedAt) return 'REVOKED';
  return expiresAt > now ? 'ACTIVE' : 'EXPIRED';
}

/** @throws UNAUTHENTICATED as lockAdmin */
export async function issueToken(context: Context, input: z.output<typeof IssueApiTokenInput>): Promise<IssuedToken> {
  const now = context.now();
  const token = TOKEN_PREFIX + makeToken();
  const apiToken = await context.db.transaction(async (tx) => {
    const createdBy = await lockAdmin(context, tx);
    const row = {
      id: uuidv7(),
      userId: createdBy.id,
      name: input.name,
      role: input.role,
      scopes: input.scopes ? withReading(input.scopes) : null,
      tokenHash: hashToken(token),
      hint: token.slice(-HINT_LENGTH),
      requestsPerMinute: input.requestsPerMinute ?? null,
      ...madeAt(now),
      expiresAt: new Date(now.getTime() + input.days * DAY_MS),
    };
    const [tokenRow] = await tx.insert(apiTokens).values(row).returning();
    const after = factsOf(row, ['role', 'scopes', 'expiresAt', 'requestsPerMinute']);
    await record(tx, actorOf(context), 'apiToken.issue', { id: row.id, label: row.name }, now, { after });
    return { ...(tokenRow as ApiTokenRow), createdBy };
  });
  return { id: apiToken.id, token, apiToken };
}

/** Revokes a token; a revoked one stays unchanged. @throws NOT_FOUND */
export function revokeToken(context: Context, id: string): Promise<OwnedToken> {
  const byId = eq(apiTokens.id, id);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const revoked = await tx
      .update(apiTokens)
      .set({ revokedAt: now })
      .where(and(byId, isNull(apiTokens.revokedAt)))
      .returning();
    const { token, createdBy } = foundOr(await withCreators(tx, byId), apiTokenStrings.notFound);
    if (revoked.length) {
      const before = factsOf({ ...token, createdBy: createdBy.name }, ['role', 'scopes', 'createdBy']);
      await record(tx, actorOf(context), 'apiToken.revoke', { id, label: token.name }, now, { before });
    }
    return { ...token, createdBy };
  });
}
