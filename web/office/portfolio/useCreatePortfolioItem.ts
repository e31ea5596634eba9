import { portfolioStrings } from '#schema/portfolio.ts';
import type { PortfolioItemChangesInput } from '#web/gql/graphql.ts';
import { forgetLists } from '#web/shared/data/cacheLists.ts';
import { mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import type { Send } from '#web/shared/forms/usePictureUpload.ts';
import { portfolioItemEntity } from '#web/site/portfolio/cacheEntity.ts';
import { CreatePortfolioItemDocument } from '#web/site/portfolio/documents.ts';

const { creating, created, createFailed } = portfolioStrings;

/** @returns stores a new item */
export function useCreatePortfolioItem(): Send<PortfolioItemChangesInput> {
  const [create] = useCommand(CreatePortfolioItemDocument, {
    sentences: { doing: creating, done: created, failed: createFailed },
    onDone: (_data, _variables, { cache }) => forgetLists(cache, portfolioItemEntity.lists),
  });
  return async (input, upload, draftId) =>
    mapOutcome(
      await create({ input, draftId }, { context: { fetchOptions: upload } }),
      (data) => data.createPortfolioItem,
    );
}
