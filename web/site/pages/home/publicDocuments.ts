import { graphql } from '#web/gql/index.ts';

export const StoriesDocument = graphql(`
  query Stories($first: Int!) {
    reviews(first: $first) {
      nodes {
        id
        ...ClientReviews_review
      }
      totalCount
      averageRating
    }
  }
`);
