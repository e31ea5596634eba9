import { graphql } from '#web/gql/index.ts';

export const DayMessagesFragment = graphql(`
  fragment DayMessages_tally on DayTally {
    count
    messages {
      id
      name
      service
      isRead
      stage
      followUp {
        day
        note
      }
      owner {
        id
        name
      }
    }
  }
`);

export const MyDayDocument = graphql(`
  query MyDay($isAdmin: Boolean!) {
    myDay {
      day
      followUps {
        ...DayMessages_tally
      }
      answers {
        ...DayMessages_tally
      }
      assigned {
        ...DayMessages_tally
      }
      calls {
        id
        startsAt
        name
        service
        messageId
        host {
          id
          name
        }
      }
      planned {
        kind
        contentId
        title
        slug
        at
        isPublication
      }
      mailNotices {
        kind
        text
        path
      }
      calendarNotices {
        kind
        text
        path
      }
      webhookNotices @include(if: $isAdmin) {
        kind
        text
        path
      }
      backupNotice @include(if: $isAdmin) {
        kind
        text
        path
      }
    }
  }
`);
