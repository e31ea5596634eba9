import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('reply_templates_name_key').on(sql`lower(${table.name})`)],
);
export type ReplyTemplateRow = typeof replyTemplates.$inferSelect;
