import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { replyDrafts } from '#server/clients/message/conversation/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { reviewLinks, reviews } from '#server/clients/review/table.ts';
import { reviewTies } from '#server/clients/review/tie/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import type { Transaction } from '#server/platform/database/connect.ts';

/** Mark of a row that staff work with; it differs from every stored mark. */
const IN_USE = 'in use';

type MarkedTable = typeof messages | typeof reviews;

async function markOf(tx: Transaction, table: MarkedTable, id: string, uses: [PgTable, SQL][]): Promise<string | null> {
  const [row] = await tx.select({ at: table.updatedAt }).from(table).where(eq(table.id, id)).for('update');
  if (!row) return null;
  for (const [usingTable, condition] of uses) {
    const [use] = await tx.select({ one: sql`1` }).from(usingTable).where(condition).limit(1);
    if (use) return IN_USE;
  }
  return row.at.toISOString();
}

/**
 * Locks the message. Replies, answers, notes, calls and changes by staff change its mark. An autosaved reply or a
 * review link makes it count as used.
 * @returns null when the message is gone
 */
export const markOfEnquiry = (tx: Transaction, id: string): Promise<string | null> =>
  markOf(tx, messages, id, [
    [replyDrafts, eq(replyDrafts.messageId, id)],
    [reviewLinks, eq(reviewLinks.messageId, id)],
  ]);

/** A review counts as used when it belongs to a project or service, or a portfolio item quotes it. */
export const markOfReview = (tx: Transaction, id: string): Promise<string | null> =>
  markOf(tx, reviews, id, [
    [reviewTies, eq(reviewTies.reviewId, id)],
    [portfolioItems, eq(portfolioItems.reviewId, id)],
  ]);
