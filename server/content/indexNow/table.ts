import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Whether search engines are told of changes: one row, which is made when that is switched on first. */
export const indexNow = pgTable(
  'index_now',
  {
    id: text().primaryKey(),
    isOn: boolean().notNull(),
    /** By which search engines see that it is this site that tells them. It is no secret: the site serves it. */
    key: text().notNull(),
    /** When they were last told, or should have been, and why they were not; null where they were. */
    triedAt: timestamp({ withTimezone: true }),
    fault: text(),
  },
  (table) => [check('index_now_id_check', sql`${table.id} = 'site'`)],
);

/** Pages whose change is to be told: written in the transaction of the change, sent afterwards (./sender.ts). */
export const indexNowPings = pgTable(
  'index_now_pings',
  {
    path: text().primaryKey(),
    /** Grows with every change, so that one that comes while the last is being told is told too. */
    revision: integer().notNull().default(1),
    queuedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it is tried next; while it is being sent, when a sender that died is given up on. */
    runAt: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [index('index_now_pings_due_idx').on(table.runAt)],
);

export type IndexNowRow = typeof indexNow.$inferSelect;
/** As it is before it was first switched on, too: without a key. */
export type IndexNowState = Omit<IndexNowRow, 'key'> & { key: string | null };
export type PingRow = typeof indexNowPings.$inferSelect;
