import { graphql } from '#web/gql/gql.ts';

export const ConversationPageFragment = graphql(`
  fragment ConversationPage on ThreadConnection {
    nodes {
      ... on Reply {
        id
        replyText
        replyDate
        author
        sentAt
        bounce {
          at
          reason
        }
        attachments {
          id
          name
          contentType
          size
          isExecutable
          path
        }
      }
      ... on Answer {
        id
        receivedAt
        fromEmail
        fromName
        isFromOther
        isUnverified
        isAutomatic
        mayBeAutomatic
        text
        quoted
        omitted
        attachments {
          id
          name
          contentType
          size
          isExecutable
          path
        }
      }
      ... on Note {
        id
        text
        createdAt
        author
      }
      ... on ThreadEvent {
        id
        kind
        at
        actor
        summary
      }
    }
    pageInfo {
      hasPreviousPage
      startCursor
    }
  }
`);

export const EarlierEntriesDocument = graphql(`
  query EarlierEntries($id: UUID!, $before: String!) {
    message(id: $id) {
      id
      thread(last: 100, before: $before) {
        ...ConversationPage
      }
    }
  }
`);
