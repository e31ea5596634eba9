import { count, eq, gte, sql } from 'drizzle-orm';
import { type Day, dayOf, momentOf, timeZone } from '#schema/officeTime.ts';
import { affiliates } from '#server/affiliate/table.ts';
import { blogPosts } from '#server/blog/table.ts';
import type { Context } from '#server/context.ts';
import { messages } from '#server/message/table.ts';
import { portfolioItems } from '#server/portfolio/table.ts';
import { reviews } from '#server/review/table.ts';

const DAY_MS = 24 * 3600 * 1000;
/** How long an application is new. */
const NEW_DAYS = 7;
/** How many weeks are counted, this one included. */
const WEEKS = 12;

export type Overview = {
  unreadMessages: number;
  draftPosts: number;
  draftItems: number;
  reviewsToCheck: number;
  newApplications: number;
  messagesPerWeek: { monday: Day; count: number }[];
};

/** What is waiting for the staff, and how many messages came in the last weeks. */
export async function readOverview(context: Context): Promise<Overview> {
  const { db } = context;
  const newest = new Date(context.now().getTime() - NEW_DAYS * DAY_MS);
  const [unreadMessages, draftPosts, draftItems, reviewsToCheck, newApplications, messagesPerWeek] = await Promise.all([
    db.$count(messages, eq(messages.isRead, false)),
    db.$count(blogPosts, eq(blogPosts.isPublished, false)),
    db.$count(portfolioItems, eq(portfolioItems.isPublished, false)),
    db.$count(reviews, eq(reviews.isPublished, false)),
    db.$count(affiliates, gte(affiliates.createdAt, newest)),
    countWeeks(context),
  ]);
  return { unreadMessages, draftPosts, draftItems, reviewsToCheck, newApplications, messagesPerWeek };
}

async function countWeeks({ db, now }: Context): Promise<Overview['messagesPerWeek']> {
  const mondays = lastMondays(dayOf(now()));
  const monday = sql<Day>`to_char(date_trunc('week', ${messages.createdAt} at time zone ${timeZone}), 'YYYY-MM-DD')`;
  const weeks = await db
    .select({ monday, count: count() })
    .from(messages)
    .where(gte(messages.createdAt, momentOf(mondays[0] as Day, '00:00')))
    .groupBy(sql`1`);
  const counts = new Map(weeks.map((week) => [week.monday, week.count]));
  return mondays.map((day) => ({ monday: day, count: counts.get(day) ?? 0 }));
}

/** The Mondays that the last weeks began with, oldest first. */
function lastMondays(today: Day): Day[] {
  const midnight = new Date(`${today}T00:00:00Z`);
  const sinceMonday = (midnight.getUTCDay() + 6) % 7;
  return Array.from({ length: WEEKS }, (_, index) => {
    const days = sinceMonday + 7 * (WEEKS - 1 - index);
    return new Date(midnight.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  });
}
