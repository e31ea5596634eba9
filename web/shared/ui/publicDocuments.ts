import { graphql } from '#web/gql/index.ts';

export const PictureFragment = graphql(`
  fragment Picture_image on Picture {
    width
    height
    focalPoint {
      x
      y
    }
    sources {
      type
      srcSet
    }
  }
`);

export const ClientReviewFragment = graphql(`
  fragment ClientReviews_review on Review {
    id
    name
    companyName
    position
    clientFeedback
    rating
  }
`);
