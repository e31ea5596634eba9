import { graphql } from '#web/gql/gql.ts';

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

/** Inbox by stage; variables limit the number of each stage. */
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
