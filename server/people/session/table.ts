import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/people/user/table.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

/** A session of a browser or client. Its token is valid only while the row exists. */
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
    /** The last request, to the minute. Null before it is recorded. */
    lastSeenAt: timestamp({ withTimezone: true }),
    address: text(),
    userAgent: text().notNull().default(''),
  },
  (table) => [index('sessions_user_idx').on(table.userId), index('sessions_expiry_idx').on(table.expiresAt)],
);

/** The code of a completed password step, at most one per user. */
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

/** A user's authenticator app; `enabledAt` is null during the set-up. */
export const totps = pgTable('totps', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text().notNull(),
  begunAt: timestamp({ withTimezone: true }).notNull(),
  enabledAt: timestamp({ withTimezone: true }),
  /** The last used time step: no code is valid twice. */
  lastStep: integer().notNull().default(0),
});

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

/** The last code request per identifier, whether an account exists or not, so that both wait alike. */
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
