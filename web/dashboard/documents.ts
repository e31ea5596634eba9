import { graphql } from '#web/gql/index.ts';

export const OverviewDocument = graphql(`
  query Overview {
    overview {
      unreadMessages
      draftPosts
      draftItems
      reviewsToCheck
      newApplications
      messagesPerWeek {
        monday
        count
      }
      spamMessages
      spamApplications
    }
  }
`);
