import { graphql } from '#web/gql/gql.ts';

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
        source {
          name
          found
          medium
          campaign
          referrer
          firstPage
          sentFrom
          affiliate {
            id
            name
          }
        }
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
