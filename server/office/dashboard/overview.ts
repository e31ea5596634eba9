import { and, count, eq, gte, sql } from 'drizzle-orm';
import { DAY_MS } from '#schema/durations.ts';
import { type Day, dayOf, startOfDay } from '#schema/officeTime.ts';
import { dayAfter, mondayOf } from '#schema/period.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { isDue, messages } from '#server/clients/message/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import type { Context } from '#server/platform/context.ts';

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
export type OverviewCounts = Record<Counts, () => Promise<number>> & { messagesPerWeek: () => Promise<Weeks> };

/** Each count is a promise: a Drizzle query would run again for Apollo Server, which awaits every result of a resolver. */
export function readOverview(context: Pick<Context, 'db' | 'now' | 'site'>): OverviewCounts {
  const { db, now, site } = context;
  const newest = () => new Date(now().getTime() - NEW_DAYS * DAY_MS);
  return {
    unreadMessages: async () => db.$count(messages, and(isMessage, eq(messages.isRead, false))),
    dueFollowUps: async () => db.$count(messages, and(isMessage, isDue(dayOf(now(), site.timeZone)))),
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

async function countWeeks({ db, now, site: { timeZone } }: Pick<Context, 'db' | 'now' | 'site'>): Promise<Weeks> {
  const monday = mondayOf(dayOf(now(), timeZone));
  const mondays = Array.from({ length: WEEKS }, (_, index) => dayAfter(monday, 7 * (index + 1 - WEEKS)));
  const begins = mondays.map((day) => startOfDay(day, timeZone));
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
