import { portfolioStrings } from '#schema/portfolioStrings.ts';
import type { PortfolioItemChangesInput } from '#web/gql/graphql.ts';
import type { SaveConfig } from '#web/office/content/edit/useSaveContent.ts';
import { portfolioConfig } from '#web/site/portfolio/config.ts';
import { CreatePortfolioItemDocument, UpdatePortfolioItemDocument } from '#web/site/portfolio/documents.ts';

const { creating, created, createFailed, updating, updated, updateFailed } = portfolioStrings;

export const saveConfig: SaveConfig<PortfolioItemChangesInput> = {
  config: portfolioConfig,
  create: {
    // The rule of the form demands what a new item needs.
    document: CreatePortfolioItemDocument as SaveConfig<PortfolioItemChangesInput>['create']['document'],
    sentences: { doing: creating, done: created, failed: createFailed },
  },
  update: {
    document: UpdatePortfolioItemDocument,
    sentences: { doing: updating, done: updated, failed: updateFailed },
  },
};
