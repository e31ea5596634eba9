import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DeletionKind } from '#schema/deletion.ts';

/** Staff, or callers who see published records only. */
export type Audience = 'STAFF' | 'PUBLIC';

/** Deletions and unpublications, written by triggers in the deleting transaction (drizzle/0031_keeping_in_step.sql). */
export const tombstones = pgTable(
  'tombstones',
  {
    audience: text().$type<Audience>().notNull(),
    kind: text().$type<DeletionKind>().notNull(),
    id: uuid().notNull(),
    deletedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'tombstones_pkey', columns: [table.audience, table.kind, table.id] }),
    index('tombstones_list_idx').on(table.audience, table.deletedAt, table.id),
    index('tombstones_deleted_idx').on(table.deletedAt),
    check('tombstones_audience_check', sql`${table.audience} in ('STAFF', 'PUBLIC')`),
  ],
);
export type TombstoneRow = typeof tombstones.$inferSelect;
