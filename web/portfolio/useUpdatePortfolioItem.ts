import { portfolioStrings } from '#schema/portfolio.ts';
import { forgetLists, forgetSlug } from '#web/data/cacheLists.ts';
import { mapOutcome, useCommand } from '#web/data/useCommand.ts';
import type { Send } from '#web/forms/usePictureUpload.ts';
import type { PortfolioItemChangesInput } from '#web/gql/graphql.ts';
import { portfolioItemEntity } from './cacheEntity.ts';
import { UpdatePortfolioItemDocument } from './documents.ts';

const { updating, updated, updateFailed } = portfolioStrings;

/** @returns changes this item */
export function useUpdatePortfolioItem({ id, slug }: { id: string; slug: string }): Send<PortfolioItemChangesInput> {
  const [update] = useCommand(UpdatePortfolioItemDocument, {
    sentences: { doing: updating, done: updated, failed: updateFailed },
    onDone: ({ updatePortfolioItem }, _variables, { cache }) => {
      forgetLists(cache, portfolioItemEntity.lists);
      if (updatePortfolioItem.slug !== slug) forgetSlug(cache, 'portfolioItem', slug);
    },
  });
  return async (input, upload) =>
    mapOutcome(await update({ id, input }, { context: { fetchOptions: upload } }), (data) => data.updatePortfolioItem);
}
