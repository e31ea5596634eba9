import { graphql } from '#web/gql/index.ts';

export const ManagePortfolioDocument = graphql(`
  query ManagePortfolio($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ContentOrder) {
    allPortfolioItems(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {
      nodes {
        id
        slug
        title
        category
        imageUrl
        image {
          ...Picture_image
        }
        altText
        isPublished
        publishAt
        takeBackAt
        createdAt
        pendingChanges {
          userId
          name
        }
        recentFigures {
          views
          enquiries
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
    item: portfolioItem(slug: $slug) {
      id
      slug
      title
      description
      category
      imageUrl
      altText
      tags
      body
      client
      year
      services
      results {
        figure
        label
      }
      gallery {
        id
        altText
        image {
          url
          ...Picture_image
        }
      }
      review {
        id
        name
        companyName
        isPublished
      }
      metaTitle
      metaDescription
      language
      translations {
        contentId
        language
        title
        isPublished
      }
      isPublished
      publishAt
      takeBackAt
      publishedAt
      updatedAt
    }
  }
`);

export const ReviewChoicesDocument = graphql(`
  query ReviewChoices($search: String) {
    allReviews(first: 50, search: $search) {
      nodes {
        id
        name
        companyName
        isPublished
      }
      totalCount
    }
  }
`);

export const CreatePortfolioItemDocument = graphql(`
  mutation CreatePortfolioItem($input: PortfolioItemInput!, $draftId: UUID) {
    item: createPortfolioItem(input: $input, draftId: $draftId) {
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
    item: updatePortfolioItem(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {
      id
      slug
      title
      isPublished
      publishAt
      takeBackAt
      publishedAt
      updatedAt
    }
  }
`);

export const PublishPortfolioItemDocument = graphql(`
  mutation PublishPortfolioItem($id: UUID!, $isPublished: Boolean!) {
    item: publishPortfolioItem(id: $id, isPublished: $isPublished) {
      id
      isPublished
      publishAt
      takeBackAt
      publishedAt
    }
  }
`);

export const RemovePortfolioItemDocument = graphql(`
  mutation RemovePortfolioItem($id: UUID!) {
    item: removePortfolioItem(id: $id) {
      id
    }
  }
`);

export const PortfolioItemPlanDocument = graphql(`
  query PortfolioItemPlan($slug: String!) {
    item: portfolioItem(slug: $slug) {
      id
      isPublished
      publishAt
      takeBackAt
      pendingChanges {
        userId
        name
      }
    }
  }
`);

export const PortfolioItemPlanFragment = graphql(`
  fragment PortfolioItem_plan on PortfolioItem {
    publishAt
    takeBackAt
  }
`);

export const TranslatedItemsDocument = graphql(`
  query TranslatedItems($search: String) {
    choices: allPortfolioItems(first: 50, search: $search) {
      nodes {
        id
        language
        title
        isPublished
      }
      totalCount
    }
  }
`);
