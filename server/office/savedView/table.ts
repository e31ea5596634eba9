import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { viewedLists } from '#schema/savedView.ts';
import { users } from '#server/people/user/table.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text({ enum: viewedLists }).notNull().default('MESSAGES'),
    name: text().notNull(),
    query: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('saved_views_name_key').on(table.userId, table.list, table.name)],
);
export type SavedViewRow = typeof savedViews.$inferSelect;
