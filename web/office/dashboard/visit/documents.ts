import { graphql } from '#web/gql/gql.ts';

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
