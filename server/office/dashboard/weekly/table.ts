import { date, pgTable } from 'drizzle-orm/pg-core';

/** The Mondays on which the mail about the week before was queued: once, whatever the number of processes. */
export const weeklyMails = pgTable('weekly_mails', { monday: date().primaryKey() });
