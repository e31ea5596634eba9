import { graphql } from '#web/gql/gql.ts';

export const MessagesDocument = graphql(`
  query Messages($folder: Folder!, $first: Int!, $after: String, $search: String, $isRead: Boolean) {
    messages(folder: $folder, first: $first, after: $after, search: $search, isRead: $isRead) {
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
      replies {
        id
        replyText
        replyDate
        author
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

/** What the desk says of a message: who takes care of it, how far it has come, when to come back to it, what it is worth. */
export const MessageDeskFragment = graphql(`
  fragment Message_desk on Message {
    id
    stage
    lostReason
    stageChangedAt
    owner {
      id
      name
    }
    followUp {
      day
      note
    }
    value
  }
`);

export const MessageDeskDocument = graphql(`
  query MessageDesk($id: UUID!) {
    message(id: $id) {
      ...Message_desk
    }
  }
`);

export const ColleaguesDocument = graphql(`
  query Colleagues($first: Int!, $after: String) {
    colleagues(first: $first, after: $after) {
      nodes {
        id
        name
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const TakeMessageDocument = graphql(`
  mutation TakeMessage($id: UUID!) {
    takeMessage(id: $id) {
      id
      owner {
        id
        name
      }
    }
  }
`);

export const AssignMessageDocument = graphql(`
  mutation AssignMessage($id: UUID!, $ownerId: UUID) {
    assignMessage(id: $id, ownerId: $ownerId) {
      id
      owner {
        id
        name
      }
    }
  }
`);

export const SetMessageStageDocument = graphql(`
  mutation SetMessageStage($id: UUID!, $stage: MessageStage!, $lostReason: String) {
    setMessageStage(id: $id, stage: $stage, lostReason: $lostReason) {
      id
      stage
      lostReason
      stageChangedAt
    }
  }
`);

export const SetMessageFollowUpDocument = graphql(`
  mutation SetMessageFollowUp($id: UUID!, $followUp: FollowUpInput) {
    setMessageFollowUp(id: $id, followUp: $followUp) {
      id
      followUp {
        day
        note
      }
    }
  }
`);

export const SetMessageValueDocument = graphql(`
  mutation SetMessageValue($id: UUID!, $value: NonNegativeInt) {
    setMessageValue(id: $id, value: $value) {
      id
      value
    }
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

export const ReplyToMessageDocument = graphql(`
  mutation ReplyToMessage($id: UUID!, $input: ReplyInput!) {
    replyToMessage(id: $id, input: $input, markRead: true) {
      id
      isRead
      answeredAt
      answeredBy
      replies {
        id
        replyText
        replyDate
        author
      }
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
