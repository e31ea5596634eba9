import { graphql } from '#web/gql/gql.ts';

export const ReplyToMessageDocument = graphql(`
  mutation ReplyToMessage($id: UUID!, $input: ReplyInput!, $lastSeenId: UUID, $files: [Upload!]) {
    replyToMessage(id: $id, input: $input, markRead: true, lastSeenId: $lastSeenId, files: $files) {
      id
      isRead
      answeredAt
      answeredBy
      lastActivityAt
      replies {
        id
      }
      latestId
      thread(last: 100) {
        ...ConversationPage
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
      author
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
