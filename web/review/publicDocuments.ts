import { graphql } from '#web/gql/index.ts';

export const ReviewInvitationDocument = graphql(`
  query ReviewInvitation($token: String!) {
    reviewInvitation(token: $token)
  }
`);

export const SubmitReviewDocument = graphql(`
  mutation SubmitReview($token: String!, $input: SubmitReviewInput!) {
    submitReview(token: $token, input: $input) {
      id
    }
  }
`);
