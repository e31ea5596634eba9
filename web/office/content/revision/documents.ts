import { graphql } from '#web/gql/index.ts';

export const RevisedPostDocument = graphql(`
  query RevisedPost($slug: String!) {
    item: blogPost(slug: $slug) {
      id
      slug
      title
      updatedAt
    }
  }
`);

export const RevisedItemDocument = graphql(`
  query RevisedItem($slug: String!) {
    item: portfolioItem(slug: $slug) {
      id
      slug
      title
      updatedAt
    }
  }
`);

export const RevisedPageDocument = graphql(`
  query RevisedPage($slug: String!, $language: String) {
    item: editedPage(slug: $slug, language: $language) {
      id
      slug
      title
      updatedAt
    }
  }
`);

export const RevisedOwnPageDocument = graphql(`
  query RevisedOwnPage($slug: String!) {
    item: page(slug: $slug) {
      id
      slug
      title
      updatedAt
    }
  }
`);

export const RevisionsDocument = graphql(`
  query Revisions($kind: RevisionKind!, $id: UUID!, $first: Int!, $after: String) {
    revisions(kind: $kind, id: $id, first: $first, after: $after) {
      nodes {
        id
        number
        reason
        author {
          name
        }
        createdAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const RevisionDocument = graphql(`
  query Revision($id: UUID!) {
    revision(id: $id) {
      id
      number
      fields {
        name
        value
      }
      isPictureGone
      previous {
        id
        number
        fields {
          name
          value
        }
      }
      current {
        name
        value
      }
    }
  }
`);

export const RestoreRevisionDocument = graphql(`
  mutation RestoreRevision($id: UUID!, $ifUpdatedAt: DateTimeISO) {
    restoreRevision(id: $id, ifUpdatedAt: $ifUpdatedAt) {
      id
      slug
      isPictureGone
    }
  }
`);

export const SavesDocument = graphql(`
  query Saves(
    $kind: RevisionKind!
    $id: UUID!
    $isItem: Boolean!
    $isPage: Boolean!
    $hasReview: Boolean!
    $reviewId: UUID!
  ) {
    revisions(kind: $kind, id: $id, first: 5) {
      nodes {
        id
        author {
          name
        }
        createdAt
        fields {
          name
          value
        }
      }
    }
    item: portfolioItem(id: $id) @include(if: $isItem) {
      id
      review {
        id
      }
    }
    page(id: $id) @include(if: $isPage) {
      id
      storedSections
    }
    chosen: review(id: $reviewId) @include(if: $hasReview) {
      id
      name
    }
  }
`);

export const UpdateTimeDocument = graphql(`
  query UpdateTime($id: UUID!, $isPost: Boolean!, $isItem: Boolean!, $isPage: Boolean!) {
    post: blogPost(id: $id) @include(if: $isPost) {
      id
      updatedAt
    }
    item: portfolioItem(id: $id) @include(if: $isItem) {
      id
      updatedAt
    }
    page(id: $id) @include(if: $isPage) {
      id
      updatedAt
    }
  }
`);
