import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Setting of IndexNow: at most one row, inserted when it is first switched on. */
export const indexNow = pgTable(
  'index_now',
  {
    id: text().primaryKey(),
    isOn: boolean().notNull(),
    /** Proves to search engines that this site submits. Public: the site serves it. */
    key: text().notNull(),
    /** The last attempt and its error; fault is null after a success. */
    triedAt: timestamp({ withTimezone: true }),
    fault: text(),
  },
  (table) => [check('index_now_id_check', sql`${table.id} = 'site'`)],
);

/** Changed pages: written in the transaction of the change, sent later (sender.ts). */
export const indexNowPings = pgTable(
  'index_now_pings',
  {
    path: text().primaryKey(),
    /** Incremented by every change, so that a change during a submission is submitted too. */
    revision: integer().notNull().default(1),
    queuedAt: timestamp({ withTimezone: true }).notNull(),
    /** Next attempt. During a submission: when the lease of a crashed sender expires. */
    runAt: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [index('index_now_pings_due_idx').on(table.runAt)],
);

export type IndexNowRow = typeof indexNow.$inferSelect;
/** Before the first switch-on the key is null. */
export type IndexNowState = Omit<IndexNowRow, 'key'> & { key: string | null };
export type PingRow = typeof indexNowPings.$inferSelect;
