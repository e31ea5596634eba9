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

/** A part of what happened to a message. */
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

export const BoardColumnFragment = graphql(`
  fragment Messages_column on MessageConnection {
    nodes {
      id
      name
      service
      isRead
      createdAt
      answeredAt
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
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
`);

/** The inbox by stage: of each so many as its variable says. */
export const BoardDocument = graphql(`
  query Board(
    $folder: Folder!
    $search: String
    $isRead: Boolean
    $ownerId: UUID
    $isOwned: Boolean
    $isDue: Boolean
    $service: String
    $from: String
    $to: String
    $new: Int!
    $inContact: Int!
    $proposal: Int!
    $won: Int!
    $lost: Int!
  ) {
    new: messages(
      folder: $folder
      first: $new
      search: $search
      isRead: $isRead
      filter: {
        ownerId: $ownerId
        isOwned: $isOwned
        stages: [NEW]
        isDue: $isDue
        service: $service
        from: $from
        to: $to
      }
    ) {
      ...Messages_column
    }
    inContact: messages(
      folder: $folder
      first: $inContact
      search: $search
      isRead: $isRead
      filter: {
        ownerId: $ownerId
        isOwned: $isOwned
        stages: [IN_CONTACT]
        isDue: $isDue
        service: $service
        from: $from
        to: $to
      }
    ) {
      ...Messages_column
    }
    proposal: messages(
      folder: $folder
      first: $proposal
      search: $search
      isRead: $isRead
      filter: {
        ownerId: $ownerId
        isOwned: $isOwned
        stages: [PROPOSAL]
        isDue: $isDue
        service: $service
        from: $from
        to: $to
      }
    ) {
      ...Messages_column
    }
    won: messages(
      folder: $folder
      first: $won
      search: $search
      isRead: $isRead
      filter: {
        ownerId: $ownerId
        isOwned: $isOwned
        stages: [WON]
        isDue: $isDue
        service: $service
        from: $from
        to: $to
      }
    ) {
      ...Messages_column
    }
    lost: messages(
      folder: $folder
      first: $lost
      search: $search
      isRead: $isRead
      filter: {
        ownerId: $ownerId
        isOwned: $isOwned
        stages: [LOST]
        isDue: $isDue
        service: $service
        from: $from
        to: $to
      }
    ) {
      ...Messages_column
    }
    overview {
      spamMessages
    }
  }
`);

/** What the file of messages holds. */
export const MessagesCsvDocument = graphql(`
  query MessagesCsv(
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
        contactNumber
        service
        message
        isRead
        isSpam
        createdAt
        answeredAt
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
    }
  }
`);

export const SavedViewsDocument = graphql(`
  query SavedViews($first: Int!) {
    savedViews(first: $first) {
      nodes {
        id
        name
        query
      }
    }
  }
`);

export const SaveViewDocument = graphql(`
  mutation SaveView($input: SavedViewInput!) {
    saveView(input: $input) {
      id
      name
      query
    }
  }
`);

export const RemoveViewDocument = graphql(`
  mutation RemoveView($id: UUID!) {
    removeView(id: $id) {
      id
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
      author
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
