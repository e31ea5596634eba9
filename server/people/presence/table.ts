import { boolean, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/people/user/table.ts';

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who has which message, post or item open. Unlogged in the database: a crash may forget it. */
export const presences = pgTable(
  'presences',
  {
    /** A message, a post or an item, without a foreign key: the row expires within a minute. Until 0.2 only messages. */
    subjectId: uuid('message_id').notNull(),
    userId: ofUser(),
    isWriting: boolean().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'presences_pkey', columns: [table.subjectId, table.userId] }),
    index('presences_user_idx').on(table.userId),
  ],
);

/** Unused: only 0.2, which may run beside this version during an update, reads and writes it. The next version drops it. */
export const editings = pgTable(
  'editings',
  {
    itemId: uuid().notNull(),
    userId: ofUser(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'editings_pkey', columns: [table.itemId, table.userId] }),
    index('editings_user_idx').on(table.userId),
  ],
);
