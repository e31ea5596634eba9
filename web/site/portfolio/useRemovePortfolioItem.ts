import { portfolioStrings } from '#schema/portfolio.ts';
import { useRemove } from '#web/shared/data/useRemove.ts';
import { portfolioItemEntity } from './cacheEntity.ts';
import { RemovePortfolioItemDocument } from './documents.ts';

const { removing, removed, removeFailed } = portfolioStrings;

/** @returns as useRemove, for portfolio items */
export const useRemovePortfolioItem = () =>
  useRemove(RemovePortfolioItemDocument, {
    entity: portfolioItemEntity,
    optimistic: ({ id }) => ({ removePortfolioItem: { __typename: 'PortfolioItem', id } }),
    sentences: { doing: removing, done: removed, failed: removeFailed },
  });
