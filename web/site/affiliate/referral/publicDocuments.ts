import { graphql } from '#web/gql/index.ts';

export const AffiliatePageDocument = graphql(`
  query AffiliatePage($token: String!) {
    affiliatePage(token: $token) {
      id
      name
      referralLink
      figures {
        visits
        enquiries
        won
        wonValue
      }
      months {
        month
        figures {
          visits
          enquiries
          won
          wonValue
        }
      }
    }
  }
`);
