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

export const ReviewRemindersDocument = graphql(`
  query ReviewReminders($token: String!) {
    reviewReminders(token: $token)
  }
`);

export const StopReviewRemindersDocument = graphql(`
  mutation StopReviewReminders($token: String!) {
    stopReviewReminders(token: $token)
  }
`);

export const WithdrawableReviewDocument = graphql(`
  query WithdrawableReview($token: String!) {
    withdrawableReview(token: $token) {
      id
      name
      companyName
      position
      clientFeedback
      rating
      withdrawnAt
    }
  }
`);

export const WithdrawReviewDocument = graphql(`
  mutation WithdrawReview($token: String!) {
    withdrawReview(token: $token) {
      id
      withdrawnAt
    }
  }
`);

export const ReviewsPageDocument = graphql(`
  query ReviewsPage($page: NonNegativeInt!) {
    pageTexts(page: CONTACT) {
      texts {
        name
        text
      }
    }
    reviewPage(page: $page) {
      nodes {
        id
        ...ClientReviews_review
        createdAt
        subject {
          service
          itemSlug
          itemTitle
        }
      }
      page
      pages
      totalCount
      averageRating
    }
  }
`);
