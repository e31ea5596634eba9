import { portfolioStrings as says } from '#schema/portfolio.ts';
import { usePublish } from '#web/data/usePublish.ts';
import { portfolioItemEntity } from './cacheEntity.ts';
import { PublishPortfolioItemDocument } from './documents.ts';

/** @returns as usePublish, for portfolio items */
export const usePublishPortfolioItem = () =>
  usePublish({
    kind: portfolioItemEntity,
    document: PublishPortfolioItemDocument,
    field: 'publishPortfolioItem',
    publicList: 'portfolioItems',
    sentences: {
      doing: (isPublished) => (isPublished ? says.publishing : says.unpublishing),
      done: (isPublished) => (isPublished ? says.published : says.unpublished),
      failed: (isPublished) => (isPublished ? says.publishFailed : says.unpublishFailed),
    },
  });
