import { graphql } from '#web/gql/index.ts';

/** A card of the list. Arrivals select the same. */
export const ReviewCardsFragment = graphql(`
  fragment ReviewCards_review on Review {
    id
    name
    companyName
    position
    clientFeedback
    rating
    isPublished
    createdAt
    consent {
      words
      givenAt
    }
    withdrawnAt
    tie {
      itemId
      itemTitle
      service
    }
  }
`);

export const ManageReviewsDocument = graphql(`
  query ManageReviews($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ReviewOrder) {
    allReviews(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {
      nodes {
        ...ReviewCards_review
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const PublishReviewDocument = graphql(`
  mutation PublishReview($id: UUID!, $isPublished: Boolean!) {
    publishReview(id: $id, isPublished: $isPublished) {
      id
      isPublished
    }
  }
`);

export const RemoveReviewDocument = graphql(`
  mutation RemoveReview($id: UUID!) {
    removeReview(id: $id) {
      id
    }
  }
`);

export const ReviewLinkFragment = graphql(`
  fragment ReviewLink_link on ReviewLink {
    id
    email
    state
    createdAt
    expiresAt
    usedAt
    messageId
    mailedAt
    reminders
    remindedAt
    optedOutAt
  }
`);

export const AskedMessageDocument = graphql(`
  query AskedMessage($id: UUID!) {
    message(id: $id) {
      id
      name
      email
      service
    }
  }
`);

export const ReviewLinksDocument = graphql(`
  query ReviewLinks($first: Int!, $after: String, $orderBy: ReviewLinkOrder) {
    reviewLinks(first: $first, after: $after, orderBy: $orderBy) {
      nodes {
        id
        ...ReviewLink_link
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const IssueReviewLinkDocument = graphql(`
  mutation IssueReviewLink($input: IssueReviewLinkInput!) {
    issueReviewLink(input: $input) {
      id
      link
      reviewLink {
        id
        ...ReviewLink_link
      }
    }
  }
`);

export const RevokeReviewLinkDocument = graphql(`
  mutation RevokeReviewLink($id: UUID!) {
    revokeReviewLink(id: $id) {
      id
      ...ReviewLink_link
    }
  }
`);

export const TieChoicesDocument = graphql(`
  query TieChoices($search: String) {
    allPortfolioItems(first: 30, search: $search) {
      nodes {
        id
        title
      }
      totalCount
    }
  }
`);

export const TieReviewDocument = graphql(`
  mutation TieReview($id: UUID!, $itemId: UUID, $service: ServiceId) {
    tieReview(id: $id, itemId: $itemId, service: $service) {
      id
      tie {
        itemId
        itemTitle
        service
      }
    }
  }
`);
