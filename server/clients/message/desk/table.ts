import { date, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/people/user/table.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Searches of the inbox that people keep. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    name: text().notNull(),
    query: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('saved_views_name_key').on(table.userId, table.name)],
);
export type SavedViewRow = typeof savedViews.$inferSelect;

/** The days on which it was looked whether somebody has follow-ups due: once a day, whatever the number of processes. */
export const followUpMails = pgTable('follow_up_mails', { userId: ofUser(), day: date().notNull() }, (table) => [
  primaryKey({ name: 'follow_up_mails_pkey', columns: [table.userId, table.day] }),
]);
