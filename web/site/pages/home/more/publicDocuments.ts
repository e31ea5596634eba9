import type { FragmentType } from '#web/gql/index.ts';
import { graphql } from '#web/gql/index.ts';
import type { PortfolioCardFragment } from '#web/site/portfolio/publicDocuments.ts';

export type HomeWork = readonly FragmentType<typeof PortfolioCardFragment>[];

export const HomeWorkDocument = graphql(`
  query HomeWork {
    pageTexts(page: HOME) {
      work {
        id
        ...PortfolioCard_item
      }
    }
  }
`);
