import { index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Answers to requests with an Idempotency-Key, inserted in the transaction of the request's changes. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Hash of the caller and the key, keyed with SESSION_SECRET. */
    id: text().primaryKey(),
    /** Hash of the request. Another request with the same key is refused. */
    fingerprint: text().notNull(),
    /** Null until the transaction commits. */
    status: smallint(),
    contentType: text(),
    /** Encrypted (server/platform/crypto/encrypt.ts): it may contain a secret that is displayed once. */
    sealedBody: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_keys_expiry_idx').on(table.expiresAt)],
);
