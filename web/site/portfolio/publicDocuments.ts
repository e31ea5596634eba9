import type { PortfolioItem_ItemFragment } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';

export const PortfolioCardFragment = graphql(`
  fragment PortfolioCard_item on PortfolioItem {
    id
    slug
    title
    description
    category
    imageUrl
    image {
      ...Picture_image
    }
    altText
    tags
    results {
      figure
      label
    }
  }
`);

export const PortfolioPageDocument = graphql(`
  query PortfolioPage($first: Int!, $after: String, $category: String, $tag: String) {
    portfolioItems(first: $first, after: $after, category: $category, tag: $tag) {
      nodes {
        id
        ...PortfolioCard_item
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    portfolioFilters {
      categories
      sharedCategories
    }
    pageTexts(page: CONTACT) {
      texts {
        name
        text
      }
    }
  }
`);

export const PortfolioItemFragment = graphql(`
  fragment PortfolioItem_item on PortfolioItem {
    id
    slug
    title
    description
    category
    imageUrl
    image {
      ...Picture_image
    }
    altText
    tags
    sharedTags
    bodyHtml
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
      isPublished
      ...ClientReviews_review
    }
    metaTitle
    metaDescription
    translations {
      slug
      isPublished
      language
      languageName
    }
    language
    isPublished
    publishedAt
    updatedAt
  }
`);

export const PortfolioItemPageDocument = graphql(`
  query PortfolioItemPage($slug: String!) {
    portfolioItem(slug: $slug) {
      ...PortfolioItem_item
      clientReviews {
        id
        ...ClientReviews_review
      }
    }
    pageTexts(page: CONTACT) {
      texts {
        name
        text
      }
    }
    portfolioItemNeighbours(slug: $slug) {
      previous {
        id
        slug
        title
        isPublished
      }
      next {
        id
        slug
        title
        isPublished
      }
    }
  }
`);

export type Item = PortfolioItem_ItemFragment;
