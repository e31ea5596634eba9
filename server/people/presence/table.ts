import { boolean, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/people/user/table.ts';

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The table is unlogged: a crash may lose it. */
export const presences = pgTable(
  'presences',
  {
    /**
     * The id of a message, post or item. No foreign key, because the row expires within a minute. Version 0.2 stores
     * only messages.
     */
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

/** Used only by 0.2, which may run beside this version during an update. The next version drops it. */
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
