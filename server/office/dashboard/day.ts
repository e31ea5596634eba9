import { and, asc, desc, eq, gt, gte, isNotNull, lt, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Day, dayOf, startOfDay } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import { type BookingRow, bookings } from '#server/clients/booking/table.ts';
import { withReplies } from '#server/clients/message/messages.ts';
import { isDue, isOpen, type MessageRow, messages } from '#server/clients/message/table.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { pages } from '#server/content/page/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { type DayNotice, readCalendarNotices, readMailNotices, readWebhookNotices } from './dayNotices.ts';

/** Entries of each part of the day. */
const LISTED = 8;

type DayTally = { count: () => Promise<number>; messages: () => Promise<MessageRow[]> };
type Notices = Promise<DayNotice[]>;
type PlannedChange = {
  kind: (typeof scheduled)[number]['kind'];
  contentId: string;
  title: string;
  slug: string;
  at: Date;
  isPublication: boolean;
};
export type DayParts = {
  day: Day;
  followUps: DayTally;
  answers: DayTally;
  assigned: DayTally;
  calls: () => Promise<BookingRow[]>;
  planned: () => Promise<PlannedChange[]>;
  mailNotices: () => Notices;
  calendarNotices: () => Notices;
  webhookNotices: () => Notices;
};

/** The parts are promises for the reason that `readOverview` gives. */
export function readDay(context: Context): DayParts {
  const { now, site } = context;
  const { id } = viewerOf(context);
  const day = dayOf(now(), site.timeZone);
  const isMine = eq(messages.ownerId, id);
  const isWaiting = isDue(day) as SQL;
  const isAnswered = and(eq(messages.isRead, false), isNotNull(messages.lastAnswerAt)) as SQL;
  return {
    day,
    followUps: tally(context, and(isMine, isWaiting), [messages.followUpDay, messages.id]),
    answers: tally(context, isAnswered, [sql`(${isMine}) is not true`, messages.lastAnswerAt, messages.id]),
    assigned: tally(context, and(isMine, isOpen, not(isAnswered), sql`(${isWaiting}) is not true`), [
      messages.isRead,
      desc(messages.updatedAt),
      messages.id,
    ]),
    calls: () => readCalls(context, day),
    planned: () => readPlanned(context, day),
    mailNotices: () => readMailNotices(context, LISTED),
    calendarNotices: () => readCalendarNotices(context),
    webhookNotices: () => readWebhookNotices(context),
  };
}

function tally({ db }: Context, matches: SQL | undefined, order: SQLWrapper[]): DayTally {
  const condition = and(eq(messages.isSpam, false), matches);
  return {
    count: async () => db.$count(messages, condition),
    messages: async () => {
      const rows = await db
        .select()
        .from(messages)
        .where(condition)
        .orderBy(...order.map((part) => sql`${part}`))
        .limit(LISTED);
      return withReplies(db, rows);
    },
  };
}

async function readCalls(context: Context, day: Day): Promise<BookingRow[]> {
  const { db, now, site } = context;
  const { id, role } = viewerOf(context);
  const isMine = eq(bookings.hostId, id);
  return db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'CONFIRMED'),
        gt(bookings.endsAt, now()),
        gte(bookings.startsAt, startOfDay(day, site.timeZone)),
        lt(bookings.startsAt, startOfDay(dayAfter(day, 1), site.timeZone)),
        role === 'admin' ? undefined : isMine,
      ),
    )
    .orderBy(sql`(${isMine}) is not true`, asc(bookings.startsAt), asc(bookings.id))
    .limit(LISTED * 4);
}

const scheduled = [
  { kind: 'BLOG_POST', table: blogPosts },
  { kind: 'PORTFOLIO_ITEM', table: portfolioItems },
  { kind: 'PAGE', table: pages },
] as const;

async function readPlanned({ db, site }: Context, day: Day): Promise<PlannedChange[]> {
  const end = startOfDay(dayAfter(day, 1), site.timeZone);
  const lists = scheduled.flatMap(({ kind, table }) =>
    ([table.publishAt, table.takeBackAt] as const).map(async (column) => {
      const isPublication = column === table.publishAt;
      const rows = await db
        .select({ contentId: table.id, title: table.title, slug: table.slug, at: column })
        .from(table as typeof blogPosts)
        .where(lt(column, end))
        .orderBy(asc(column), asc(table.id))
        .limit(LISTED);
      return rows.map((row): PlannedChange => ({ ...row, at: row.at as Date, kind, isPublication }));
    }),
  );
  const changes = (await Promise.all(lists)).flat();
  return changes.toSorted((one, other) => one.at.getTime() - other.at.getTime()).slice(0, LISTED);
}
