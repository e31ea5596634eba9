import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RoleWord } from '#schema/user.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

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
    /** Mail on days with due follow-ups. */
    wantsFollowUpMail: boolean().notNull().default(true),
    /** Mail on Mondays about the week before. */
    wantsWeeklyMail: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_mobile_key').on(table.mobile),
    index('users_list_idx').on(table.createdAt, table.id),
    index('users_updated_idx').on(table.updatedAt, table.id),
    check('users_role_check', sql`${table.role} in ('admin', 'Employee')`),
  ],
);

export type UserRow = typeof users.$inferSelect;

export const passwordResets = pgTable(
  'password_resets',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Set after use, another password change, or a block. */
    isSpent: boolean().notNull().default(false),
  },
  (table) => [
    unique('password_resets_token_key').on(table.tokenHash),
    index('password_resets_expiry_idx').on(table.expiresAt),
  ],
);

export type PasswordResetRow = typeof passwordResets.$inferSelect;

export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text(),
    role: text().$type<RoleWord>().notNull(),
    tokenHash: text().notNull(),
    invitedById: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('invitations_email_key').on(table.email),
    unique('invitations_token_key').on(table.tokenHash),
    index('invitations_list_idx').on(table.createdAt, table.id),
    index('invitations_updated_idx').on(table.updatedAt, table.id),
    index('invitations_expiry_idx').on(table.expiresAt),
    index('invitations_inviter_idx').on(table.invitedById),
    check('invitations_role_check', sql`${table.role} in ('admin', 'Employee')`),
  ],
);

export type InvitationRow = typeof invitations.$inferSelect;
