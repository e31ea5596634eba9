import { and, count, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { MOST_FOUND } from '#schema/common.ts';
import { DAY_MS } from '#schema/durations.ts';
import { newsletterOf } from '#schema/newsletter.ts';
import { CONFIRM_DAYS, type SubscriberState, newsletterStrings as strings } from '#schema/newsletterStrings.ts';
import { factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { byText, type Orders } from '#server/platform/database/listOrder.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { containing } from '#server/platform/database/search.ts';
import { foundOr } from '#server/platform/errors.ts';
import { newsletterSubscribers, newsletterTokens, type SubscriberRow } from './table.ts';

export type SubscriberList = Connection<SubscriberRow>;
type Filter = { search?: string | null; state?: SubscriberState | null; interest?: string | null };

const order = byCreation<SubscriberRow>(newsletterSubscribers, 'newest first');
const { state, interests } = newsletterSubscribers;
const orders: Orders = {
  CREATED: newsletterSubscribers.createdAt,
  EMAIL: byText(newsletterSubscribers.email),
  STATE: byText(state),
};

export function listSubscribers(
  { db }: Context,
  { search, state: wanted, interest, ...args }: PageArgs & Filter,
): Promise<SubscriberList> {
  const condition = and(
    containing([newsletterSubscribers.email], search),
    wanted ? eq(state, wanted) : undefined,
    interest ? sql`${interests} @> array[${interest}]::text[]` : undefined,
  );
  const list = { table: newsletterSubscribers, order, orders, condition, maxCount: condition && MOST_FOUND };
  return tablePage(db, list, args);
}

/** Those who get an issue about an interest: they chose it, or want everything. @param interest null: all readers */
export const readsAbout = (interest: string | null | undefined): SQL =>
  and(
    eq(state, 'CONFIRMED'),
    interest ? or(sql`${interests} @> array[${interest}]::text[]`, sql`${interests} = '{}'`) : undefined,
  ) as SQL;

export async function readOverview({ db, site }: Context) {
  const rows = await db.select({ state, count: count() }).from(newsletterSubscribers).groupBy(state);
  const countOf = (name: SubscriberState) => rows.find((row) => row.state === name)?.count ?? 0;
  const readers = await Promise.all(
    newsletterOf(site).interests.map(async (name) => ({
      name,
      readers: await db.$count(newsletterSubscribers, readsAbout(name)),
    })),
  );
  return {
    confirmed: countOf('CONFIRMED'),
    pending: countOf('PENDING'),
    left: countOf('LEFT'),
    bounced: countOf('BOUNCED'),
    complained: countOf('COMPLAINED'),
    interests: readers,
  };
}

/** @returns the deleted row @throws NOT_FOUND */
export const removeSubscriber = (context: Context, id: string): Promise<SubscriberRow> =>
  context.db.transaction(async (tx) => {
    const rows = await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)).returning();
    const subscriber = foundOr(rows, strings.noSubscriber);
    const before = factsOf(subscriber, ['email', 'state', 'createdAt']);
    await record(tx, actorOf(context), 'newsletter.remove', { id, label: subscriber.email }, context.now(), { before });
    return subscriber;
  });

/** Deletes sign-ups that nobody confirmed, and expired links. */
export async function pruneSubscribers(db: Database, now: Date): Promise<void> {
  const expired = new Date(now.getTime() - CONFIRM_DAYS * DAY_MS);
  await db.delete(newsletterTokens).where(lt(newsletterTokens.expiresAt, now));
  const hasNoLink = sql`not exists (select from ${newsletterTokens}
    where ${newsletterTokens.subscriberId} = ${newsletterSubscribers.id})`;
  await db
    .delete(newsletterSubscribers)
    .where(and(eq(state, 'PENDING'), lt(newsletterSubscribers.createdAt, expired), hasNoLink));
}
