import { graphql } from '#web/gql/index.ts';

export const ManageAffiliatesDocument = graphql(`
  query ManageAffiliates(
    $folder: Folder!
    $first: Int!
    $after: String
    $search: String
    $source: String
    $state: AffiliateState
  ) {
    affiliates(folder: $folder, first: $first, after: $after, search: $search, source: $source, state: $state) {
      nodes {
        id
        name
        companyName
        email
        phone
        service
        isSpam
        createdAt
        state
        decidedAt
        reason
        referralLink
        hasPage
        figures {
          visits
          enquiries
          won
          wonValue
        }
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
        affiliate {
          id
          name
        }
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

export const AcceptAffiliateDocument = graphql(`
  mutation AcceptAffiliate($id: UUID!, $ifState: AffiliateState!) {
    acceptAffiliate(id: $id, ifState: $ifState) {
      id
      state
      decidedAt
      reason
      referralLink
      hasPage
      figures {
        visits
        enquiries
        won
        wonValue
      }
    }
  }
`);

export const DeclineAffiliateDocument = graphql(`
  mutation DeclineAffiliate($id: UUID!, $reason: String!, $ifState: AffiliateState!) {
    declineAffiliate(id: $id, reason: $reason, ifState: $ifState) {
      id
      state
      decidedAt
      reason
      referralLink
      hasPage
      figures {
        visits
        enquiries
        won
        wonValue
      }
    }
  }
`);

export const RenewAffiliatePageDocument = graphql(`
  mutation RenewAffiliatePage($id: UUID!) {
    renewAffiliatePage(id: $id) {
      id
      link
    }
  }
`);

export const RevokeAffiliatePageDocument = graphql(`
  mutation RevokeAffiliatePage($id: UUID!) {
    revokeAffiliatePage(id: $id) {
      id
      hasPage
    }
  }
`);
