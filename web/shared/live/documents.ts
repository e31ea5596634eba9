import { graphql } from '#web/gql/index.ts';

/**
 * The subscription to arrivals, with all fields that the lists and the dashboard show. It is plain text: `print` is in
 * a chunk for visitors too, and sharing it would create another chunk.
 */
export const ARRIVED = /* GraphQL */ `
  subscription Arrived {
    arrived(content: true, presence: true) {
      __typename
      kind
      message {
        __typename
        id
        name
        email
        service
        message
        isRead
        isSpam
        createdAt
        answeredAt
        answeredBy
        stage
        lostReason
        value
        lastAnswerAt
        owner {
          __typename
          id
          name
        }
        followUp {
          __typename
          day
          note
        }
        replies {
          __typename
          id
        }
      }
      review {
        __typename
        id
        name
        companyName
        position
        clientFeedback
        rating
        isPublished
        createdAt
        consent {
          __typename
          words
          givenAt
        }
        withdrawnAt
        tie {
          __typename
          itemId
          itemTitle
          service
        }
      }
      affiliate {
        __typename
        id
        name
        companyName
        email
        phone
        service
        isSpam
        createdAt
      }
      presence {
        __typename
        id
        people {
          __typename
          userId
          name
          isWriting
        }
      }
      editing {
        __typename
        id
        people {
          __typename
          userId
          name
        }
      }
      overview {
        __typename
        unreadMessages
        dueFollowUps
        draftPosts
        draftItems
        reviewsToCheck
        newApplications
        messagesPerWeek {
          __typename
          monday
          count
        }
        totalMessages
        totalReviews
        totalApplications
        spamMessages
        spamApplications
      }
    }
  }
`;

export const WaitingDocument = graphql(`
  query Waiting {
    overview {
      unreadMessages
      dueFollowUps
      newApplications
      reviewsToCheck
      draftPosts
      draftItems
    }
  }
`);
