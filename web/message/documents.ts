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
