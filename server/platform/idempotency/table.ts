import { index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** The answers to requests that came with an Idempotency-Key. A row is written in the transaction of what the request has changed. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** A hash of who sent the key, and of the key, which SESSION_SECRET has gone into. */
    id: text().primaryKey(),
    /** A hash of what was asked: another question with the same key is refused. */
    fingerprint: text().notNull(),
    /** The answer; null while the transaction that makes it is not committed. */
    status: smallint(),
    contentType: text(),
    /** Sealed (server/platform/crypto/encrypt.ts): it may hold a secret that is shown once. */
    sealedBody: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_keys_expiry_idx').on(table.expiresAt)],
);
