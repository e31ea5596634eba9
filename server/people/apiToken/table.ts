import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { TokenRole, TokenScope } from '#schema/apiToken.ts';
import { users } from '#server/people/user/table.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

/** An API token. Only its hash and last characters are stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    role: text().$type<TokenRole>().notNull(),
    /** Null for all scopes of the role. */
    scopes: text().array().$type<TokenScope[]>(),
    tokenHash: text().notNull(),
    hint: text().notNull(),
    /** The secret before the last rotation, accepted until `formerUntil`. */
    formerHash: text(),
    formerHint: text(),
    formerUntil: timestamp({ withTimezone: true }),
    formerUsedAt: timestamp({ withTimezone: true }),
    /** Null for no limit of its own. */
    requestsPerMinute: integer(),
    /**
     * The app for which a user made the row by OAuth; null for a token that an admin issued. The access tokens of the app
     * are in `oauth_records`, and `tokenHash` is the hash of none.
     */
    oauthClientId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('api_tokens_token_key').on(table.tokenHash),
    unique('api_tokens_former_key').on(table.formerHash),
    index('api_tokens_user_idx').on(table.userId),
    index('api_tokens_list_idx').on(table.createdAt, table.id),
    index('api_tokens_updated_idx').on(table.updatedAt, table.id),
    index('api_tokens_expiry_idx').on(table.expiresAt),
    check('api_tokens_role_check', sql`${table.role} in ('published', 'staff', 'admin')`),
    check(
      'api_tokens_scopes_check',
      sql`${table.scopes} is null or (cardinality(${table.scopes}) > 0 and ${table.role} <> 'published')`,
    ),
  ],
);

export const apiTokenExpiryMails = pgTable('api_token_expiry_mails', {
  tokenId: uuid()
    .primaryKey()
    .references(() => apiTokens.id, { onDelete: 'cascade' }),
  mailedAt: timestamp({ withTimezone: true }).notNull(),
});

export type ApiTokenRow = typeof apiTokens.$inferSelect;
