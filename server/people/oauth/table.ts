import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { apiTokens } from '#server/people/apiToken/table.ts';

/** An app that registered itself (RFC 7591). It has no secret. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    redirectUris: text().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When a user last connected the app; null for an app that nobody has connected. */
    connectedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('oauth_clients_created_idx').on(table.createdAt)],
);

/**
 * What oidc-provider stores: interactions, grants, codes and tokens, by the hash of their secret. All of a connection
 * belong to its row in `api_tokens`, which has the id of the grant.
 */
export const oauthRecords = pgTable(
  'oauth_records',
  {
    hash: text().primaryKey(),
    model: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    tokenId: uuid().references(() => apiTokens.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When a code or refresh token was used. A second use ends the connection. */
    consumedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('oauth_records_token_idx').on(table.tokenId),
    index('oauth_records_expiry_idx').on(table.expiresAt),
  ],
);

export type OAuthClientRow = typeof oauthClients.$inferSelect;
