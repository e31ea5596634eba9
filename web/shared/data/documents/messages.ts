import { graphql } from '#web/gql/gql.ts';

/** A row of the list. The open message and arrivals select the same. */
export const MessageTableFragment = graphql(`
  fragment MessageTable_message on Message {
    id
    name
    email
    service
    message
    isRead
    isSpam
    createdAt
    lastActivityAt
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
`);

export const MessagesDocument = graphql(`
  query Messages(
    $folder: Folder!
    $first: Int!
    $after: String
    $search: String
    $isRead: Boolean
    $filter: MessageFilterInput! = {}
    $orderBy: MessageOrder
  ) {
    messages(
      folder: $folder
      first: $first
      after: $after
      search: $search
      isRead: $isRead
      filter: $filter
      orderBy: $orderBy
    ) {
      nodes {
        ...MessageTable_message
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
      email
      contactNumber
      contactNumberText
      mayBeAutomatic
      ...MessageTable_message
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
      ...Enquiry_call
      latestId
      thread(last: 100) {
        ...ConversationPage
      }
      draft {
        text
      }
      presence {
        ...Presence_people
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

export const MarkNotAutomaticDocument = graphql(`
  mutation MarkNotAutomatic($id: UUID!) {
    markNotAutomatic(id: $id) {
      id
      mayBeAutomatic
    }
  }
`);

export const MarkPresenceDocument = graphql(`
  mutation MarkPresence($id: UUID!, $isOpen: Boolean!, $isWriting: Boolean!) {
    markPresence(id: $id, isOpen: $isOpen, isWriting: $isWriting) {
      ...Presence_people
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
