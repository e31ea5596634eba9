import { graphql } from '#web/gql/index.ts';

export const ManageAffiliatesDocument = graphql(`
  query ManageAffiliates($folder: Folder!, $first: Int!, $after: String, $search: String) {
    affiliates(folder: $folder, first: $first, after: $after, search: $search) {
      nodes {
        id
        name
        companyName
        email
        phone
        service
        isSpam
        createdAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
    overview {
      spamApplications
    }
  }
`);

export const MarkAffiliateSpamDocument = graphql(`
  mutation MarkAffiliateSpam($id: UUID!, $isSpam: Boolean!) {
    markAffiliateSpam(id: $id, isSpam: $isSpam) {
      id
      isSpam
    }
  }
`);

export const RemoveAffiliateDocument = graphql(`
  mutation RemoveAffiliate($id: UUID!) {
    removeAffiliate(id: $id) {
      id
    }
  }
`);
