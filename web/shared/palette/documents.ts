import { graphql } from '#web/gql/index.ts';

export const SearchDocument = graphql(`
  query Search($text: String!) {
    search(text: $text) {
      results {
        kind
        id
        title
        context
        slug
      }
    }
  }
`);

/** The open enquiries without an owner, by urgency. More than one, because a colleague may take the first meanwhile. */
export const NextEnquiriesDocument = graphql(`
  query NextEnquiries {
    messages(first: 5, filter: { isOwned: false, stages: [NEW, IN_CONTACT, PROPOSAL] }) {
      nodes {
        id
      }
    }
  }
`);

export const TakeNextEnquiryDocument = graphql(`
  mutation TakeNextEnquiry($id: UUID!) {
    takeMessage(id: $id) {
      id
      owner {
        id
        name
      }
    }
  }
`);
