import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { hashToken } from '#server/crypto/randomToken.ts';
import type { Executor } from '#server/database/connect.ts';
import { fail } from '#server/errors.ts';
import { type ReviewTokenPurpose, reviewLinks, reviewLinkTokens } from './table.ts';

/** The condition for the link that a token of a reminder is of. */
export const hasToken = (executor: Executor, token: string, purpose: ReviewTokenPurpose): SQL => {
  const { linkId, tokenHash } = reviewLinkTokens;
  const isIt = and(eq(tokenHash, hashToken(token)), eq(reviewLinkTokens.purpose, purpose));
  return inArray(reviewLinks.id, executor.select({ id: linkId }).from(reviewLinkTokens).where(isIt));
};

/**
 * Finds what a token leads to. A try costs the address a point, which it gets back when there is such a thing: whoever has a
 * link is never kept waiting by the limit, and guessing ends.
 * @param dead what is said where there is none
 * @throws NOT_FOUND, RATE_LIMITED
 */
export async function knownOnly<Row>(
  { limits, address }: Context,
  dead: string,
  find: () => Promise<Row | undefined>,
): Promise<Row> {
  await limits.take('submitReview', address);
  const row = await find();
  if (!row) throw fail('NOT_FOUND', dead);
  await limits.giveBack('submitReview', address);
  return row;
}
