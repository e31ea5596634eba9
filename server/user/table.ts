import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RoleWord } from '#schema/user.ts';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull(),
    passwordHash: text().notNull(),
    role: text().$type<RoleWord>().notNull(),
    isBlocked: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_mobile_key').on(table.mobile),
    index('users_list_idx').on(table.createdAt, table.id),
    check('users_role_check', sql`${table.role} in ('admin', 'Employee')`),
  ],
);

export type UserRow = typeof users.$inferSelect;
