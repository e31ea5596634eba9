import { and, avg, count, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { MOST_FOUND } from '#schema/common.ts';
import {
  badRating,
  consentWords,
  MAX_RATING,
  REVIEWS_PAGE,
  reviewStrings,
  type SubmitReviewInput,
} from '#schema/review.ts';
import type { ServiceId } from '#schema/services.ts';
import { hasService, tieByLink } from '#server/clients/review/tie/ties.ts';
import { admitScopes, seesAsStaff } from '#server/platform/access/scope.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { byText, type Orders } from '#server/platform/database/listOrder.ts';
import { tableReader } from '#server/platform/database/lookup.ts';
import {
  byCreation,
  type Connection,
  type PageArgs,
  preparedPage,
  sortOf,
  tablePage,
} from '#server/platform/database/page.ts';
import { containing } from '#server/platform/database/search.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { badField, fail, foundOr } from '#server/platform/errors.ts';
import { announce, announceChange } from '#server/platform/event/events.ts';
import { inLanguage } from '#server/platform/mail/language.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { findLink, spendLink } from './links.ts';
import { submittedMail, thanksMail } from './mails.ts';
import { type ReviewRow, reviews, searched } from './table.ts';
import { makeWithdrawal } from './withdrawal.ts';

export type ReviewList = Connection<ReviewRow> & { averageRating: () => Promise<number | null> };

const order = byCreation<ReviewRow>(reviews, 'newest first');

const list = { table: reviews, order };
const orders: Orders = {
  CREATED: reviews.createdAt,
  NAME: byText(reviews.name),
  COMPANY: byText(reviews.companyName),
  RATING: reviews.rating,
};
const isPublished = sql`${reviews.isPublished}`;
const publishedPage = preparedPage('reviews', { ...list, condition: isPublished });

type PublishedFilter = { search?: string | null; service?: ServiceId | null; minRating?: number | null };

/** @throws BAD_USER_INPUT for a rating outside 1 to 5 */
export async function listPublished(
  { db }: Context,
  { search, service, minRating, ...args }: PageArgs & PublishedFilter,
): Promise<ReviewList> {
  if (minRating != null && !(minRating >= 1 && minRating <= MAX_RATING)) throw badField('minRating', badRating);
  const matchesSearch = containing(searched(reviews), search);
  const filter = and(
    matchesSearch,
    service ? hasService(reviews.id, service) : undefined,
    minRating == null ? undefined : gte(reviews.rating, minRating),
  );
  if (!filter) return withAverage(db, await publishedPage(db, args), isPublished);
  const condition = and(isPublished, filter);
  return withAverage(
    db,
    await tablePage(db, { ...list, condition, maxCount: matchesSearch && MOST_FOUND }, args),
    condition,
  );
}

/** A numbered page, newest first. @throws NOT_FOUND for a page out of range */
export async function readReviewPage({ db }: Pick<Context, 'db'>, page: number) {
  const [aggregates] = await db
    .select({ totalCount: count(), averageRating: avg(reviews.rating).mapWith(Number) })
    .from(reviews)
    .where(isPublished);
  const { totalCount = 0, averageRating = null } = aggregates ?? {};
  const pages = Math.max(1, Math.ceil(totalCount / REVIEWS_PAGE));
  if (page < 1 || page > pages) throw fail('NOT_FOUND', reviewStrings.noPage);
  // An id subquery: the skipped rows are read from the index only.
  const ids = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(isPublished)
    .orderBy(...sortOf(order))
    .limit(REVIEWS_PAGE)
    .offset((page - 1) * REVIEWS_PAGE);
  const nodes = await db
    .select()
    .from(reviews)
    .where(inArray(reviews.id, ids))
    .orderBy(...sortOf(order));
  return { nodes, page, pages, totalCount, averageRating };
}

/** @param isPublished omitted: drafts too */
export const listAll = async (
  { db }: Context,
  { search, isPublished, ...args }: PageArgs & { search?: string | null; isPublished?: boolean | null },
): Promise<ReviewList> => {
  const matchesSearch = containing(searched(reviews), search);
  const condition = and(matchesSearch, isPublished == null ? undefined : eq(reviews.isPublished, isPublished));
  return withAverage(
    db,
    await tablePage(db, { ...list, orders, condition, maxCount: matchesSearch && MOST_FOUND }, args),
    condition,
  );
};

/** @throws NOT_FOUND, also for an unpublished review unless the caller is staff */
export const getReview = tableReader(reviews, reviewStrings.notFound, (context) =>
  seesAsStaff(context, 'REVIEWS_READ') ? undefined : isPublished,
);

const withAverage = (db: Database, page: Connection<ReviewRow>, condition?: SQL): ReviewList => ({
  ...page,
  averageRating: async () => {
    const [row] = await db
      .select({ mean: avg(reviews.rating).mapWith(Number) })
      .from(reviews)
      .where(condition);
    return row?.mean ?? null;
  },
});

/** One transaction with link, notification and thanks. @throws NOT_FOUND and GONE for the link, RATE_LIMITED */
export async function submitReview(
  context: Context,
  token: string,
  { consent, ...input }: z.output<typeof SubmitReviewInput>,
): Promise<ReviewRow> {
  const { db, site } = context;
  const link = await findLink(context, token);
  const now = context.now();
  return db.transaction(async (tx) => {
    await spendLink(tx, link, now);
    const row = { ...input, id: uuidv7(), isPublished: false, createdAt: now };
    const brand = inLanguage(context, context.pageLanguage ?? link.language);
    const withdrawal = makeWithdrawal(brand);
    const consented = consent ? { consentWords: consentWords(site.name), consentedAt: now } : {};
    const [stored] = await tx
      .insert(reviews)
      .values({ ...row, ...consented, email: link.email, withdrawalTokenHash: withdrawal.tokenHash })
      .returning();
    await tieByLink(tx, link.id, stored as ReviewRow);
    const mailFacts = { consentWords: null, ...row, ...consented };
    await queueMail(
      tx,
      [submittedMail(context, mailFacts, link.email), thanksMail(brand.site, link.email, withdrawal.link)],
      now,
    );
    await announce(tx, 'review.submitted', row, now);
    if (link.messageId) await announceChange(tx, 'message.changed', { id: link.messageId });
    return stored as ReviewRow;
  });
}

/** @param isPublished default: toggle @throws NOT_FOUND; CONFLICT when publishing a withdrawn review */
export function publishReview(context: Context, id: string, isPublished?: boolean | null): Promise<ReviewRow> {
  const isIt = eq(reviews.id, id);
  return context.db.transaction(async (tx) => {
    const before = reviewOrNotFound(await tx.select().from(reviews).where(isIt).for('update'));
    const state = isPublished ?? !before.isPublished;
    if (state && before.withdrawnAt) throw fail('CONFLICT', reviewStrings.isWithdrawn);
    const review = await updateRow(tx, reviews, before, { isPublished: state });
    const change = changed(before, review, ['isPublished']);
    const action = review.isPublished ? 'review.publish' : 'review.unpublish';
    if (change) await record(tx, actorOf(context), action, subjectOf(review), context.now(), change);
    await announceChange(tx, 'review.changed', review);
    return review;
  });
}

/** @returns the deleted review @throws NOT_FOUND; FORBIDDEN for a published one without REVIEWS_PUBLISH */
export const removeReview = (context: Context, id: string): Promise<ReviewRow> =>
  context.db.transaction(async (tx) => {
    const review = reviewOrNotFound(await tx.delete(reviews).where(eq(reviews.id, id)).returning());
    if (review.isPublished) admitScopes(context, { all: ['REVIEWS_PUBLISH'] });
    const before = factsOf(review, ['companyName', 'rating', 'clientFeedback', 'isPublished']);
    await record(tx, actorOf(context), 'review.remove', subjectOf(review), context.now(), { before });
    await announceChange(tx, 'review.changed', review);
    return review;
  });

const subjectOf = ({ id, name }: ReviewRow) => ({ id, label: name });

const reviewOrNotFound = (rows: ReviewRow[]) => foundOr(rows, reviewStrings.notFound);
