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

/** A part of what happened to a message. Authors of notes have another name here: those of replies may be missing. */
export const ThreadPageFragment = graphql(`
  fragment ThreadPage on ThreadConnection {
    nodes {
      ... on Reply {
        id
        replyText
        replyDate
        author
        bounce {
          at
          reason
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
        text
        quoted
        omitted
        attachments {
          id
          name
          size
          isExecutable
          path
        }
      }
      ... on Note {
        id
        text
        createdAt
        writer: author
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

export const EarlierThreadDocument = graphql(`
  query EarlierThread($id: UUID!, $before: String!) {
    message(id: $id) {
      id
      thread(last: 100, before: $before) {
        ...ThreadPage
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
  mutation ReplyToMessage($id: UUID!, $input: ReplyInput!, $lastSeenId: UUID) {
    replyToMessage(id: $id, input: $input, markRead: true, lastSeenId: $lastSeenId) {
      id
      isRead
      answeredAt
      answeredBy
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
    }
  }
`);

export const AddNoteDocument = graphql(`
  mutation AddNote($id: UUID!, $input: NoteInput!) {
    addNote(id: $id, input: $input) {
      id
      text
      createdAt
      writer: author
    }
  }
`);

export const MentionableDocument = graphql(`
  query Mentionable {
    colleagues(first: 200) {
      nodes {
        id
        name
      }
    }
  }
`);

export const SaveReplyDraftDocument = graphql(`
  mutation SaveReplyDraft($id: UUID!, $input: ReplyDraftInput!) {
    saveReplyDraft(id: $id, input: $input)
  }
`);

export const DraftFragment = graphql(`
  fragment Message_draft on Message {
    id
    draft {
      text
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
