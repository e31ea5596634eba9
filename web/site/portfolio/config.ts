import { portfolioStrings } from '#schema/portfolioStrings.ts';
import { paths } from '#web/shared/paths.ts';
import type { ContentConfig } from '#web/site/content/contentConfig.ts';
import { portfolioItemEntity } from './cacheEntity.ts';
import {
  PortfolioItemPlanDocument,
  PortfolioItemPlanFragment,
  PublishPortfolioItemDocument,
  RemovePortfolioItemDocument,
} from './documents.ts';

const { publishing, unpublishing, published, unpublished, publishFailed, unpublishFailed } = portfolioStrings;
const { removing, removed, removeFailed } = portfolioStrings;

export const portfolioConfig: ContentConfig = {
  entity: portfolioItemEntity,
  field: 'portfolioItem',
  documents: {
    plan: PortfolioItemPlanDocument,
    planned: PortfolioItemPlanFragment,
    publish: PublishPortfolioItemDocument,
    remove: RemovePortfolioItemDocument,
  },
  paths: {
    list: paths.portfolio,
    page: paths.portfolioItem,
    add: paths.addPortfolio,
    edit: paths.editPortfolio,
    revisions: paths.portfolioRevisions,
  },
  names: { short: 'item', one: 'portfolio item', many: 'portfolio items', confirmRemoval: 'Confirm Delete' },
  sentences: {
    publishing: (isPublished) => (isPublished ? publishing : unpublishing),
    published: (isPublished) => (isPublished ? published : unpublished),
    publishFailed: (isPublished) => (isPublished ? publishFailed : unpublishFailed),
    removing,
    removed,
    removeFailed: () => removeFailed,
  },
};
