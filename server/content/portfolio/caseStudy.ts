import { eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { caseStudyFields } from '#schema/caseStudy.ts';
import type { PortfolioItemChangesInput } from '#schema/portfolio.ts';
import { serviceIds } from '#schema/services.ts';
import { type ReviewRow, reviews } from '#server/clients/review/table.ts';
import { seesAsStaff } from '#server/platform/access/scope.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { badField } from '#server/platform/errors.ts';
import type { BareItem, PortfolioItemRow } from './table.ts';

type Input = Pick<z.output<typeof PortfolioItemChangesInput>, (typeof caseStudyFields)[number]>;
type Columns = Partial<Pick<PortfolioItemRow, 'services' | 'results'>>;

/** Omitted columns are undefined and stay on update. */
export const caseStudyColumns = ({ services, results }: Pick<Input, 'services' | 'results'>): Columns => ({
  // In the order of the services page.
  services: services === null ? [] : services && serviceIds.filter((id) => services.includes(id)),
  results: results === null ? [] : results,
});

/** Locks the review against deletion. @throws BAD_USER_INPUT */
export async function lockReview(tx: Transaction, { reviewId }: Input): Promise<void> {
  if (!reviewId) return;
  const rows = await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, reviewId)).for('key share');
  if (!rows.length) throw badField('reviewId', noReview);
}

const noReview = 'This review does not exist any more.';

const readReview = batched<ReviewRow>(async ({ db }, ids) => {
  const rows = await db.select().from(reviews).where(inArray(reviews.id, ids));
  return rows.map((review) => [review.id, review]);
});

/** An unpublished review only for staff. */
export async function reviewOf(context: Context, { reviewId }: BareItem): Promise<ReviewRow | null> {
  const review = reviewId ? await readReview(context, reviewId) : null;
  return review && (review.isPublished || seesAsStaff(context, 'REVIEWS_READ')) ? review : null;
}
