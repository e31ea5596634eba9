import { portfolioSentences as says } from '#schema/portfolio.ts';
import { useRemove } from '#web/data/useRemove.ts';
import { portfolioItemKind } from './cacheEntity.ts';
import { RemovePortfolioItemDocument } from './documents.ts';

/** @returns as useRemove, for portfolio items */
export const useRemovePortfolioItem = () =>
  useRemove({
    kind: portfolioItemKind,
    document: RemovePortfolioItemDocument,
    field: 'removePortfolioItem',
    sentences: { doing: says.removing, done: says.removed, failed: says.removeFailed },
  });
