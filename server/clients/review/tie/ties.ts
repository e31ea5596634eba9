import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { reviewStrings } from '#schema/review.ts';
import { type ServiceId, serviceIds } from '#schema/services.ts';
import { type ReviewRow, reviews } from '#server/clients/review/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { admitScopes, seesAsStaff } from '#server/platform/access/scope.ts';
import { changed } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { badField, foundOr } from '#server/platform/errors.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { reviewTies } from './table.ts';

export type TieTarget = { itemId?: string | null | undefined; service?: ServiceId | null | undefined };
export type ReviewSubject = { itemSlug: string | null; itemTitle: string | null; service: ServiceId | null };
export type ReviewTie = { itemId: string | null; itemTitle: string | null; service: ServiceId | null };

export const [MAX_OF_ITEM, MAX_OF_SERVICE] = [3, 2];

export const readItemReviews = batched<ReviewRow[]>(async ({ db }, ids) =>
  newestOf(db, { column: reviewTies.itemId, type: sql.raw('uuid') }, ids, MAX_OF_ITEM),
);

export const hasService = (reviewId: PgColumn, service: ServiceId): SQL =>
  sql`exists (select 1 from ${reviewTies} where ${reviewTies.reviewId} = ${reviewId} and ${reviewTies.service} = ${service})`;

export async function listServiceReviews({ db }: Context) {
  const reviewsByService = new Map(
    await newestOf(db, { column: reviewTies.service, type: sql.raw('text') }, serviceIds, MAX_OF_SERVICE),
  );
  return serviceIds.flatMap((service) => {
    const serviceReviews = reviewsByService.get(service);
    return serviceReviews ? [{ service, reviews: serviceReviews }] : [];
  });
}

/** A lateral subquery per key reads its index from the end until `most` published reviews are found. */
async function newestOf(
  db: Executor,
  { column, type }: { column: PgColumn; type: SQL },
  keys: readonly string[],
  limit: number,
): Promise<[key: string, rows: ReviewRow[]][]> {
  const newest = sql`(select ${reviewTies.reviewId} as id from ${reviewTies} join ${reviews} on ${reviews.id} = ${reviewTies.reviewId}
    where ${column} = wanted.key and ${reviews.isPublished}
    order by ${reviewTies.createdAt} desc, ${reviewTies.reviewId} desc limit ${limit})`;
  const wantedKeys = sql`unnest(${sql.param(keys)}::${type}[]) as wanted(key)`;
  const rows = await db
    .select({ key: sql<string>`${column}::text`, review: reviews })
    .from(reviews)
    .innerJoin(reviewTies, eq(reviewTies.reviewId, reviews.id))
    .where(inArray(reviews.id, sql`(select newest.id from ${wantedKeys}, lateral ${newest} as newest)`))
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
  const grouped = Map.groupBy(rows, ({ key }) => key);
  return [...grouped].map(([key, of]) => [key, of.map(({ review }) => review)]);
}

/** The title of a draft only for staff who may read it. Batched. */
export const readTie = batched<ReviewTie>(async (context, ids) => {
  const { reviewId, itemId, service } = reviewTies;
  const { title, isPublished } = portfolioItems;
  const seesDrafts = seesAsStaff(context, 'CONTENT_READ');
  const itemTitle = seesDrafts ? title : sql<string | null>`case when ${isPublished} then ${title} end`;
  const rows = await context.db
    .select({ reviewId, itemId, itemTitle, service })
    .from(reviewTies)
    .leftJoin(portfolioItems, eq(portfolioItems.id, itemId))
    .where(inArray(reviewId, ids));
  return rows
    .flatMap(({ reviewId: id, ...tie }) => (id && (tie.itemId || tie.service) ? [[id, tie] as const] : []))
    .map(([id, tie]) => [id, tie]);
});

/** What visitors learn of a tie: never a draft. Batched. */
export const readSubject = batched<ReviewSubject>(async ({ db }, ids) => {
  const { reviewId, itemId, service } = reviewTies;
  const isShown = and(eq(portfolioItems.id, itemId), eq(portfolioItems.isPublished, true));
  const rows = await db
    .select({ reviewId, itemSlug: portfolioItems.slug, itemTitle: portfolioItems.title, service })
    .from(reviewTies)
    .leftJoin(portfolioItems, isShown)
    .where(inArray(reviewId, ids));
  return rows.flatMap(({ reviewId: id, ...subject }) =>
    id && (subject.itemSlug || subject.service) ? [[id, subject] as const] : [],
  );
});

/** Stores the tie of a link's future review. @throws BAD_USER_INPUT for an unknown project */
export async function tieLink(tx: Transaction, link: { id: string; createdAt: Date }, tied: TieTarget): Promise<void> {
  await lockItem(tx, tied.itemId);
  if (tied.itemId || tied.service) await tx.insert(reviewTies).values({ ...rowOf(link, tied), linkId: link.id });
}

export async function tieByLink(tx: Transaction, linkId: string, { id, createdAt }: ReviewRow): Promise<void> {
  await tx.update(reviewTies).set({ linkId: null, reviewId: id, createdAt }).where(eq(reviewTies.linkId, linkId));
}

/** Replaces the tie of a review. @throws NOT_FOUND; BAD_USER_INPUT for an unknown project */
export function tieReview(context: Context, id: string, tied: TieTarget): Promise<ReviewRow> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const item = await lockItem(tx, tied.itemId);
    const review = foundOr(
      await tx.select().from(reviews).where(eq(reviews.id, id)).for('update'),
      reviewStrings.notFound,
    );
    // A published review then appears on other pages.
    if (review.isPublished) admitScopes(context, { all: ['REVIEWS_PUBLISH'] });
    const isIts = eq(reviewTies.reviewId, id);
    const before = await factsBefore(tx, isIts);
    const after = { project: item, service: tied.service ?? null };
    const change = changed(before, after, ['project', 'service']);
    if (!change) return review;
    await tx.delete(reviewTies).where(isIts);
    if (tied.itemId || tied.service) await tx.insert(reviewTies).values({ ...rowOf(review, tied), reviewId: id });
    await record(tx, actorOf(context), 'review.tie', { id, label: review.name }, now, change);
    await announceChange(tx, 'review.changed', { id });
    return review;
  });
}

const rowOf = ({ createdAt }: { createdAt: Date }, { itemId = null, service = null }: TieTarget) => ({
  ...{ id: uuidv7(), itemId, service, createdAt },
});

async function factsBefore(
  tx: Transaction,
  isIts: SQL,
): Promise<{ project: string | null; service: ServiceId | null }> {
  const [tie] = await tx
    .select({ project: portfolioItems.title, service: reviewTies.service })
    .from(reviewTies)
    .leftJoin(portfolioItems, eq(portfolioItems.id, reviewTies.itemId))
    .where(isIts);
  return tie ?? { project: null, service: null };
}

/** Locks a project against deletion. @returns its title; null without an id @throws BAD_USER_INPUT */
async function lockItem(tx: Transaction, id: string | null | undefined): Promise<string | null> {
  if (!id) return null;
  const isIt = eq(portfolioItems.id, id);
  const [item] = await tx.select({ title: portfolioItems.title }).from(portfolioItems).where(isIt).for('key share');
  const sentence = reviewStrings.noItem;
  if (!item) throw badField('itemId', sentence);
  return item.title;
}
