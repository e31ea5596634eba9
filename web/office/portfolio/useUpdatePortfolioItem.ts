import { portfolioStrings } from '#schema/portfolio.ts';
import type { PortfolioItemChangesInput } from '#web/gql/graphql.ts';
import { forgetLists, forgetSlug } from '#web/shared/data/cacheLists.ts';
import { mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import type { Send } from '#web/shared/forms/usePictureUpload.ts';
import { portfolioItemEntity } from '#web/site/portfolio/cacheEntity.ts';
import { UpdatePortfolioItemDocument } from '#web/site/portfolio/documents.ts';

const { updating, updated, updateFailed } = portfolioStrings;

/** What is changed, as it was read. */
type Edited = { id: string; slug: string; updatedAt: string };

/**
 * @returns changes this item, unless somebody else has changed it since it was read; `isForced` changes it all the same
 */
export function useUpdatePortfolioItem({
  id,
  slug,
  updatedAt,
}: Edited): (isForced: boolean) => Send<PortfolioItemChangesInput> {
  const [update] = useCommand(UpdatePortfolioItemDocument, {
    sentences: { doing: updating, done: updated, failed: updateFailed },
    onDone: ({ updatePortfolioItem }, _variables, { cache }) => {
      forgetLists(cache, portfolioItemEntity.lists);
      if (updatePortfolioItem.slug !== slug) forgetSlug(cache, 'portfolioItem', slug);
    },
  });
  return (isForced) => async (input, upload, draftId) => {
    const variables = { id, input, ifUpdatedAt: isForced ? null : updatedAt, draftId };
    return mapOutcome(
      await update(variables, { context: { fetchOptions: upload } }),
      (data) => data.updatePortfolioItem,
    );
  };
}
