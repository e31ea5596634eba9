import { graphql } from '#web/gql/index.ts';

export const ServiceReviewsDocument = graphql(`
  query ServiceReviews {
    reviewsByService {
      services {
        service
        reviews {
          id
          ...ClientReviews_review
        }
      }
    }
  }
`);
