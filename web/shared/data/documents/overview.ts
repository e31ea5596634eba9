import { graphql } from '#web/gql/index.ts';

export const OverviewFragment = graphql(`
  fragment Overview_counts on Overview {
    unreadMessages
    dueFollowUps
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
`);

export const OverviewDocument = graphql(`
  query Overview {
    overview {
      ...Overview_counts
    }
  }
`);

export const OfficeNoticesDocument = graphql(`
  query OfficeNotices {
    officeNotices {
      notices {
        kind
        text
        path
      }
    }
  }
`);

export const PipelineDocument = graphql(`
  query Pipeline {
    pipeline {
      stages {
        stage
        count
        value
      }
      medianFirstReply
      medianFirstReplyBefore
      wonPerMonth {
        month
        count
        value
      }
    }
  }
`);
