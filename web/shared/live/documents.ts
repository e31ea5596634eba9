import { graphql } from '#web/gql/index.ts';

export const ArrivedDocument = graphql(`
  subscription Arrived {
    arrived(content: true, presence: true) {
      kind
      message {
        id
        name
        ...MessageTable_message
      }
      review {
        id
        name
        ...ReviewCards_review
      }
      affiliate {
        id
        name
        ...AffiliateTable_affiliate
      }
      presence {
        ...Presence_people
      }
      editing {
        ...Editing_people
      }
      overview {
        ...Overview_counts
        unreadMessages
        totalMessages
        totalReviews
        totalApplications
      }
    }
  }
`);

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
