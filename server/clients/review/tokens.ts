import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { type ReviewTokenPurpose, reviewLinks, reviewLinkTokens } from './table.ts';

export const hasToken = (executor: Executor, token: string, purpose: ReviewTokenPurpose): SQL => {
  const { linkId, tokenHash } = reviewLinkTokens;
  const isIt = and(eq(tokenHash, hashToken(token)), eq(reviewLinkTokens.purpose, purpose));
  return inArray(reviewLinks.id, executor.select({ id: linkId }).from(reviewLinkTokens).where(isIt));
};
