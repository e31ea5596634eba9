import { graphql } from '#web/gql/index.ts';

export const ManagePortfolioDocument = graphql(`
  query ManagePortfolio($first: Int!, $after: String, $search: String, $isPublished: Boolean) {
    allPortfolioItems(first: $first, after: $after, search: $search, isPublished: $isPublished) {
      nodes {
        id
        slug
        title
        category
        imageUrl
        image {
          width
          height
          sources {
            type
            srcSet
          }
        }
        altText
        isPublished
        createdAt
        pendingChanges {
          userId
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const EditPortfolioItemDocument = graphql(`
  query EditPortfolioItem($slug: String!) {
    portfolioItem(slug: $slug) {
      id
      slug
      title
      description
      category
      imageUrl
      altText
      tags
      isPublished
      updatedAt
    }
  }
`);

export const PendingPortfolioItemDocument = graphql(`
  query PendingPortfolioItem($slug: String!) {
    portfolioItem(slug: $slug) {
      id
      pendingChanges {
        userId
        name
      }
    }
  }
`);

export const CreatePortfolioItemDocument = graphql(`
  mutation CreatePortfolioItem($input: PortfolioItemInput!, $draftId: UUID) {
    createPortfolioItem(input: $input, draftId: $draftId) {
      id
      slug
    }
  }
`);

export const UpdatePortfolioItemDocument = graphql(`
  mutation UpdatePortfolioItem(
    $id: UUID!
    $input: PortfolioItemChangesInput!
    $ifUpdatedAt: DateTimeISO
    $draftId: UUID
  ) {
    updatePortfolioItem(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {
      id
      slug
      title
      description
      category
      imageUrl
      image {
        width
        height
        sources {
          type
          srcSet
        }
      }
      altText
      tags
      isPublished
      updatedAt
    }
  }
`);

export const PublishPortfolioItemDocument = graphql(`
  mutation PublishPortfolioItem($id: UUID!, $isPublished: Boolean!) {
    publishPortfolioItem(id: $id, isPublished: $isPublished) {
      id
      isPublished
    }
  }
`);

export const RemovePortfolioItemDocument = graphql(`
  mutation RemovePortfolioItem($id: UUID!) {
    removePortfolioItem(id: $id) {
      id
    }
  }
`);
