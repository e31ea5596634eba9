import { date, pgTable } from 'drizzle-orm/pg-core';

/** Mondays on which the weekly mails were queued: once across all processes. */
export const weeklyMails = pgTable('weekly_mails', { monday: date().primaryKey() });
