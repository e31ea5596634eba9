import type { PortfolioItemPageQuery } from '#web/gql/graphql.ts';
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
      width
      height
      sources {
        type
        srcSet
      }
    }
    altText
    tags
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
    }
  }
`);

export const PortfolioItemPageDocument = graphql(`
  query PortfolioItemPage($slug: String!) {
    portfolioItem(slug: $slug) {
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
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      review {
        id
        name
        companyName
        position
        clientFeedback
        rating
        isPublished
      }
      clientReviews {
        id
        name
        companyName
        position
        clientFeedback
        rating
      }
      metaTitle
      metaDescription
      isPublished
      createdAt
      updatedAt
    }
  }
`);

export type Item = NonNullable<PortfolioItemPageQuery['portfolioItem']>;
/** Fields shared by the page and its preview. */
export type ShownItem = Omit<Item, 'clientReviews'>;
