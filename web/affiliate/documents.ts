import { graphql } from '#web/gql/index.ts';

export const ManageAffiliatesDocument = graphql(`
  query ManageAffiliates($folder: Folder!, $first: Int!, $after: String, $search: String, $source: String) {
    affiliates(folder: $folder, first: $first, after: $after, search: $search, source: $source) {
      nodes {
        id
        name
        companyName
        email
        phone
        service
        isSpam
        createdAt
        source {
          name
          found
          medium
          campaign
          referrer
          firstPage
          sentFrom
        }
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

export const SetAffiliateSourceDocument = graphql(`
  mutation SetAffiliateSource($id: UUID!, $source: String) {
    setAffiliateSource(id: $id, source: $source) {
      id
      source {
        name
        found
        medium
        campaign
        referrer
        firstPage
        sentFrom
      }
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
