import { date, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/people/user/table.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

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

/** Days on which a user's follow-ups were checked: once a day across all processes. */
export const followUpMails = pgTable('follow_up_mails', { userId: ofUser(), day: date().notNull() }, (table) => [
  primaryKey({ name: 'follow_up_mails_pkey', columns: [table.userId, table.day] }),
]);
