import { graphql } from '#web/gql/gql.ts';

/** The names that campaign links have had. */
export const CampaignNamesDocument = graphql(`
  query CampaignNames {
    campaignNames {
      sources
      mediums
      campaigns
    }
  }
`);
