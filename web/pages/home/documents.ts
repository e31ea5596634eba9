import { graphql } from '#web/gql/index.ts';

/** How many reviews the home page shows (spec section 9). */
export const stories = { first: 3 };

export const StoriesDocument = graphql(`
  query Stories($first: Int!) {
    reviews(first: $first) {
      nodes {
        id
        name
        companyName
        position
        clientFeedback
        rating
      }
      totalCount
      averageRating
    }
  }
`);
