import { graphql } from '#web/gql/gql.ts';

export const CampaignNamesDocument = graphql(`
  query CampaignNames {
    campaignNames {
      sources
      mediums
      campaigns
    }
  }
`);
