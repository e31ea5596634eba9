import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/people/user/table.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

/** A signed-in browser or client. The row is the session: without it the token is worth nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When a request came with it, to the minute, and from where. Null where that was not noted yet. */
    lastSeenAt: timestamp({ withTimezone: true }),
    address: text(),
    /** What the client said it is when it signed in. */
    userAgent: text().notNull().default(''),
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

/** A user's authenticator app; one that is being set up has no `enabledAt`. */
export const totps = pgTable('totps', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text().notNull(),
  begunAt: timestamp({ withTimezone: true }).notNull(),
  enabledAt: timestamp({ withTimezone: true }),
  /** The last step of time whose code was used: no code is good twice. */
  lastStep: integer().notNull().default(0),
});

/** The recovery codes that have not been used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ name: 'recovery_codes_pkey', columns: [table.userId, table.codeHash] })],
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

export type SessionRow = typeof sessions.$inferSelect;
export type TotpRow = typeof totps.$inferSelect;
