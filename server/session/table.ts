import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/user/table.ts';

/** A signed-in browser or client. The row is the session: without it the token is worth nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user_idx').on(table.userId), index('sessions_expiry_idx').on(table.expiresAt)],
);

/** A finished password step that waits for its code. A user has at most one. */
export const codes = pgTable(
  'codes',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('codes_user_key').on(table.userId)],
);

/** When a code was last asked for an identifier, known or not, so that both wait alike. */
export const codeRequests = pgTable(
  'code_requests',
  {
    identifierHash: text().primaryKey(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('code_requests_asked_idx').on(table.askedAt)],
);
