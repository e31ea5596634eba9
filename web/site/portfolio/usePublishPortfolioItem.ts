import { portfolioStrings } from '#schema/portfolio.ts';
import { usePublish } from '#web/shared/data/usePublish.ts';
import { plannedAfter } from '#web/shared/schedule/plannedAfter.ts';
import { portfolioItemEntity } from './cacheEntity.ts';
import { PortfolioItemPlanFragment, PublishPortfolioItemDocument } from './documents.ts';

const { publishing, unpublishing, published, unpublished, publishFailed, unpublishFailed } = portfolioStrings;

/** @returns as usePublish, for portfolio items */
export const usePublishPortfolioItem = () =>
  usePublish(PublishPortfolioItemDocument, {
    entity: portfolioItemEntity,
    optimistic: ({ id, isPublished }, cache) => ({
      publishPortfolioItem: {
        ...{ __typename: 'PortfolioItem', id, isPublished },
        ...plannedAfter(cache, PortfolioItemPlanFragment, { __typename: 'PortfolioItem', id }, isPublished),
      },
    }),
    sentences: {
      doing: ({ isPublished }) => (isPublished ? publishing : unpublishing),
      done: (_data, { isPublished }) => (isPublished ? published : unpublished),
      failed: ({ message }, { isPublished }) => message ?? (isPublished ? publishFailed : unpublishFailed),
    },
  });
