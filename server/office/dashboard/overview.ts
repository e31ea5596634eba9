import { and, count, eq, gte, sql } from 'drizzle-orm';
import { type Day, dayOf, momentOf } from '#schema/officeTime.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { isDue, messages } from '#server/clients/message/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import type { Context } from '#server/platform/context.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Age up to which an application is new. */
const NEW_DAYS = 7;
/** Including the current week. */
const WEEKS = 12;

type Counts =
  | 'unreadMessages'
  | 'dueFollowUps'
  | 'draftPosts'
  | 'draftItems'
  | 'reviewsToCheck'
  | 'newApplications'
  | Totals;
type Totals = 'totalMessages' | 'totalReviews' | 'totalApplications' | 'spamMessages' | 'spamApplications';
const isMessage = eq(messages.isSpam, false);
const isApplication = eq(affiliates.isSpam, false);

type Weeks = { monday: Day; count: number }[];
/** Each count is read on demand. */
export type OverviewCounts = Record<Counts, () => Promise<number>> & { messagesPerWeek: () => Promise<Weeks> };

/** Each count is a promise: a Drizzle query would run again for Apollo Server, which awaits every result of a resolver. */
export function readOverview(context: Pick<Context, 'db' | 'now'>): OverviewCounts {
  const { db, now } = context;
  const newest = () => new Date(now().getTime() - NEW_DAYS * DAY_MS);
  return {
    unreadMessages: async () => db.$count(messages, and(isMessage, eq(messages.isRead, false))),
    dueFollowUps: async () => db.$count(messages, and(isMessage, isDue(dayOf(now())))),
    draftPosts: async () => db.$count(blogPosts, eq(blogPosts.isPublished, false)),
    draftItems: async () => db.$count(portfolioItems, eq(portfolioItems.isPublished, false)),
    reviewsToCheck: async () => db.$count(reviews, eq(reviews.isPublished, false)),
    newApplications: async () => db.$count(affiliates, and(isApplication, gte(affiliates.createdAt, newest()))),
    messagesPerWeek: () => countWeeks(context),
    totalMessages: async () => db.$count(messages, isMessage),
    totalReviews: async () => db.$count(reviews),
    totalApplications: async () => db.$count(affiliates, isApplication),
    spamMessages: async () => db.$count(messages, eq(messages.isSpam, true)),
    spamApplications: async () => db.$count(affiliates, eq(affiliates.isSpam, true)),
  };
}

async function countWeeks({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Weeks> {
  const mondays = lastMondays(dayOf(now()));
  const begins = mondays.map((day) => momentOf(day, '00:00'));
  const moments = sql.join(
    begins.map((begin) => sql`${sql.param(begin, messages.createdAt)}::timestamptz`),
    sql`, `,
  );
  // Compared by moment, not by converted day: ten times faster for many messages.
  const weeks = await db
    .select({ week: sql<number>`width_bucket(${messages.createdAt}, array[${moments}])`, count: count() })
    .from(messages)
    .where(and(isMessage, gte(messages.createdAt, begins[0] as Date)))
    .groupBy(sql`1`);
  const counts = new Map(weeks.map(({ week, count }) => [week, count]));
  return mondays.map((monday, index) => ({ monday, count: counts.get(index + 1) ?? 0 }));
}

function lastMondays(today: Day): Day[] {
  const midnight = new Date(`${today}T00:00:00Z`);
  const sinceMonday = (midnight.getUTCDay() + 6) % 7;
  return Array.from({ length: WEEKS }, (_, index) => {
    const days = sinceMonday + 7 * (WEEKS - 1 - index);
    return new Date(midnight.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  });
}
