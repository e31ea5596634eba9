import { date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/people/user/table.ts';

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Days on which a user's follow-ups were checked: once a day across all processes. */
export const followUpMails = pgTable('follow_up_mails', { userId: ofUser(), day: date().notNull() }, (table) => [
  primaryKey({ name: 'follow_up_mails_pkey', columns: [table.userId, table.day] }),
]);
