import { bigint, boolean, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BackupFailure } from '#schema/backup.ts';

/** One row per night. The unique day claims the night for one process. */
export const backups = pgTable('backups', {
  id: uuid().primaryKey(),
  day: date().notNull().unique('backups_day_key'),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  endedAt: timestamp({ withTimezone: true }),
  tries: integer().notNull().default(1),
  file: text(),
  bytes: bigint({ mode: 'number' }),
  isCopied: boolean().notNull().default(false),
  failure: text().$type<BackupFailure>(),
});
export type BackupRow = typeof backups.$inferSelect;
