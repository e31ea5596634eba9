import { graphql } from '#web/gql/gql.ts';

/** The sources that enquiries come from. */
export const EnquirySourcesDocument = graphql(`
  query EnquirySources($first: Int!) {
    enquirySources(first: $first) {
      nodes {
        id
        name
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
