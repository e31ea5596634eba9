import { portfolioStrings } from '#schema/portfolioStrings.ts';
import type { CacheEntity } from '#web/shared/data/cacheLists.ts';
import type { Failure } from '#web/shared/data/errors.ts';

export const portfolioItemEntity: CacheEntity = { type: 'PortfolioItem', lists: ['allPortfolioItems'] };

export const categoryOf = ({ category }: { category?: string | null }) => category || 'Uncategorized';

/** Error text of a list; null and NO_DATA mean a response without data (spec section 8). */
export function listSentence(failure: Failure | null): string {
  if (failure?.message) return failure.message;
  return !failure || failure.code === 'NO_DATA' ? portfolioStrings.listUnanswered : portfolioStrings.listFailed;
}
