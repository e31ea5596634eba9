import { graphql } from '#web/gql/index.ts';

export const EnquirySourceFragment = graphql(`
  fragment EnquirySource_facts on EnquirySource {
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
`);

/** A row of the list. Arrivals select the same. */
export const AffiliateTableFragment = graphql(`
  fragment AffiliateTable_affiliate on Affiliate {
    id
    name
    companyName
    email
    phone
    phoneText
    service
    isSpam
    createdAt
    source {
      ...EnquirySource_facts
    }
    ...DecisionButtons_affiliate
  }
`);

export const DecisionFragment = graphql(`
  fragment DecisionButtons_affiliate on Affiliate {
    id
    name
    email
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
`);

export const ManageAffiliatesDocument = graphql(`
  query ManageAffiliates(
    $folder: Folder!
    $first: Int!
    $after: String
    $search: String
    $source: String
    $state: AffiliateState
    $orderBy: AffiliateOrder
  ) {
    affiliates(
      folder: $folder
      first: $first
      after: $after
      search: $search
      source: $source
      state: $state
      orderBy: $orderBy
    ) {
      nodes {
        ...AffiliateTable_affiliate
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
        ...EnquirySource_facts
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
      ...DecisionButtons_affiliate
    }
  }
`);

export const DeclineAffiliateDocument = graphql(`
  mutation DeclineAffiliate($id: UUID!, $reason: String!, $ifState: AffiliateState!) {
    declineAffiliate(id: $id, reason: $reason, ifState: $ifState) {
      ...DecisionButtons_affiliate
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
