import { portfolioStrings as says } from '#schema/portfolio.ts';
import { useRemove } from '#web/data/useRemove.ts';
import { portfolioItemEntity } from './cacheEntity.ts';
import { RemovePortfolioItemDocument } from './documents.ts';

/** @returns as useRemove, for portfolio items */
export const useRemovePortfolioItem = () =>
  useRemove({
    kind: portfolioItemEntity,
    document: RemovePortfolioItemDocument,
    field: 'removePortfolioItem',
    sentences: { doing: says.removing, done: says.removed, failed: says.removeFailed },
  });
