import { and, desc, eq, inArray } from 'drizzle-orm';
import { type ReviewRow, reviews } from '#server/clients/review/table.ts';
import { onPages } from '#server/content/kind/language.ts';
import { type BareItem, portfolioItems } from '#server/content/portfolio/table.ts';
import { seesAsStaff } from '#server/platform/access/scope.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';

/** Reviews and items of a section that chooses none. */
const NEWEST = 6;

const isPublicReview = eq(reviews.isPublished, true);
const isPublicItem = eq(portfolioItems.isPublished, true);

const readReview = batched<ReviewRow>(async (context, ids) => {
  const rows = await context.db
    .select()
    .from(reviews)
    .where(and(inArray(reviews.id, ids), seesAsStaff(context, 'REVIEWS_READ') ? undefined : isPublicReview));
  return rows.map((row) => [row.id, row]);
});

const readItem = batched<BareItem>(async (context, ids) => {
  const rows = await context.db
    .select()
    .from(portfolioItems)
    .where(and(inArray(portfolioItems.id, ids), seesAsStaff(context, 'CONTENT_READ') ? undefined : isPublicItem));
  return rows.map((row) => [row.id, row]);
});

/** One statement for all sections of a request, whatever the key. */
const readNewestReviews = batched<ReviewRow[]>(async ({ db }, keys) => {
  const rows = await db
    .select()
    .from(reviews)
    .where(isPublicReview)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(NEWEST);
  return keys.map((key) => [key, rows]);
});

const readNewestItems = batched<BareItem[]>(async (context, keys) => {
  const rows = await context.db
    .select()
    .from(portfolioItems)
    .where(and(isPublicItem, onPages({ table: portfolioItems }, context)))
    .orderBy(desc(portfolioItems.publishedAt), desc(portfolioItems.id))
    .limit(NEWEST);
  return keys.map((key) => [key, rows]);
});

const present = async <Row>(rows: Promise<Row | null>[]): Promise<Row[]> =>
  (await Promise.all(rows)).filter((row) => row !== null);

/** @param ids empty: the newest published ones @returns those that exist and that the caller may see, in their order */
export const reviewsOf = async (context: Context, ids: readonly string[]): Promise<ReviewRow[]> =>
  ids.length ? present(ids.map((id) => readReview(context, id))) : ((await readNewestReviews(context, 'newest')) ?? []);

/** As `reviewsOf`. */
export const itemsOf = async (context: Context, ids: readonly string[]): Promise<BareItem[]> =>
  ids.length ? present(ids.map((id) => readItem(context, id))) : ((await readNewestItems(context, 'newest')) ?? []);
