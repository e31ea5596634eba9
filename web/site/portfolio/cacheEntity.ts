import { portfolioStrings } from '#schema/portfolioStrings.ts';
import type { CacheEntity } from '#web/shared/data/cacheLists.ts';
import type { Failure } from '#web/shared/data/errors.ts';

/** Portfolio items as the cache knows them. */
export const portfolioItemEntity: CacheEntity = { type: 'PortfolioItem', lists: ['allPortfolioItems'] };

/** What stands for the category of an item that has none. */
export const categoryOf = ({ category }: { category?: string | null }) => category || 'Uncategorized';

/** What is said of a list that did not come; null and NO_DATA for a response without data (spec section 8). */
export function listSentence(failure: Failure | null): string {
  if (failure?.message) return failure.message;
  return !failure || failure.code === 'NO_DATA' ? portfolioStrings.listUnanswered : portfolioStrings.listFailed;
}
