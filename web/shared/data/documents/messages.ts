import { graphql } from '#web/gql/gql.ts';

export const MessagesDocument = graphql(`
  query Messages(
    $folder: Folder!
    $first: Int!
    $after: String
    $search: String
    $isRead: Boolean
    $filter: MessageFilterInput! = {}
  ) {
    messages(folder: $folder, first: $first, after: $after, search: $search, isRead: $isRead, filter: $filter) {
      nodes {
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
          id
          name
        }
        followUp {
          day
          note
        }
        replies {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
    overview {
      spamMessages
    }
  }
`);

export const MessageDocument = graphql(`
  query Message($id: UUID!) {
    message(id: $id) {
      id
      name
      email
      contactNumber
      service
      message
      isRead
      isSpam
      createdAt
      answeredAt
      answeredBy
      ...Message_desk
      reviewLink {
        id
        state
        createdAt
        mailedAt
        usedAt
        reminders
        remindedAt
      }
      booking {
        id
        startsAt
        endsAt
        name
        phone
        timeZone
        officeTimeZone
        status
        outcome
        host {
          id
          name
        }
      }
      replies {
        id
      }
      latestId
      thread(last: 100) {
        ...ThreadPage
      }
      draft {
        text
      }
      presence {
        id
        people {
          userId
          name
          isWriting
        }
      }
    }
  }
`);

export const ReadStateFragment = graphql(`
  fragment Message_readState on Message {
    id
    isRead
  }
`);

export const MarkMessageReadDocument = graphql(`
  mutation MarkMessageRead($id: UUID!, $isRead: Boolean!) {
    markMessageRead(id: $id, isRead: $isRead) {
      id
      isRead
    }
  }
`);

export const MarkMessageSpamDocument = graphql(`
  mutation MarkMessageSpam($id: UUID!, $isSpam: Boolean!) {
    markMessageSpam(id: $id, isSpam: $isSpam) {
      id
      isRead
      isSpam
    }
  }
`);

export const MarkPresenceDocument = graphql(`
  mutation MarkPresence($id: UUID!, $isOpen: Boolean!, $isWriting: Boolean!) {
    markPresence(id: $id, isOpen: $isOpen, isWriting: $isWriting) {
      id
      people {
        userId
        name
        isWriting
      }
    }
  }
`);

export const PresenceFragment = graphql(`
  fragment Presence_people on MessagePresence {
    id
    people {
      userId
      name
      isWriting
    }
  }
`);

export const RemoveMessageDocument = graphql(`
  mutation RemoveMessage($id: UUID!) {
    removeMessage(id: $id) {
      id
    }
  }
`);
