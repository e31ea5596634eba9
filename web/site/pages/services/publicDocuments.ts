import { graphql } from '#web/gql/index.ts';

export const ServiceReviewsDocument = graphql(`
  query ServiceReviews {
    reviewsByService {
      services {
        service
        reviews {
          id
          name
          companyName
          position
          clientFeedback
          rating
        }
      }
    }
  }
`);
