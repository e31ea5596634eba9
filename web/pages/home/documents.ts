import { graphql } from '#web/gql/index.ts';

export const HomePageDocument = graphql(`
  query HomePage {
    reviews(first: 3) {
      nodes {
        id
      }
      totalCount
      averageRating
    }
  }
`);
