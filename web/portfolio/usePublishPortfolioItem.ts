import { portfolioSentences as says } from '#schema/portfolio.ts';
import { usePublish } from '#web/usePublish.ts';
import { PublishPortfolioItemDocument } from './documents.ts';
import { portfolioItemKind } from './kind.ts';

/** @returns as usePublish, for portfolio items */
export const usePublishPortfolioItem = () =>
  usePublish({
    kind: portfolioItemKind,
    document: PublishPortfolioItemDocument,
    field: 'publishPortfolioItem',
    publicList: 'portfolioItems',
    sentences: {
      doing: (isPublished) => (isPublished ? says.publishing : says.unpublishing),
      done: (isPublished) => (isPublished ? says.published : says.unpublished),
      failed: (isPublished) => (isPublished ? says.publishFailed : says.unpublishFailed),
    },
  });
