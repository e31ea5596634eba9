import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { messages } from '#server/clients/message/table.ts';
import { replyDrafts } from '#server/clients/message/thread/table.ts';
import { reviewLinks, reviews } from '#server/clients/review/table.ts';
import { reviewTies } from '#server/clients/review/tie/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import type { Transaction } from '#server/platform/database/connect.ts';

/** What is no mark of anything: somebody works with it. */
const IN_USE = 'in use';

type Marked = typeof messages | typeof reviews;

/** @param uses the rows elsewhere that belong to it, without which it has not been changed */
async function markOf(tx: Transaction, table: Marked, id: string, uses: [PgTable, SQL][]): Promise<string | null> {
  const [row] = await tx.select({ at: table.updatedAt }).from(table).where(eq(table.id, id)).for('update');
  if (!row) return null;
  for (const [other, isIts] of uses) {
    const [used] = await tx.select({ one: sql`1` }).from(other).where(isIts).limit(1);
    if (used) return IN_USE;
  }
  return row.at.toISOString();
}

/**
 * What an enquiry is now, which stays locked; null when it is gone. Replies, answers, notes, calls, and what the desk says of it
 * change it; a draft of a reply and a review link belong to it.
 */
export const markOfEnquiry = (tx: Transaction, id: string): Promise<string | null> =>
  markOf(tx, messages, id, [
    [replyDrafts, eq(replyDrafts.messageId, id)],
    [reviewLinks, eq(reviewLinks.messageId, id)],
  ]);

/** The same of a review, to which a project or a service may belong, and which a portfolio item may quote. */
export const markOfReview = (tx: Transaction, id: string): Promise<string | null> =>
  markOf(tx, reviews, id, [
    [reviewTies, eq(reviewTies.reviewId, id)],
    [portfolioItems, eq(portfolioItems.reviewId, id)],
  ]);
