import type { BlogPost_PostFragment, BlogPostPageQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';

export const BlogCardFragment = graphql(`
  fragment BlogCard_post on BlogPost {
    id
    slug
    title
    excerpt
    author
    tags
    sharedTags
    imageUrl
    image {
      ...Picture_image
    }
    altText
    publishedAt
    readingMinutes
  }
`);

export const BlogsPageDocument = graphql(`
  query BlogsPage($first: Int!, $after: String, $tag: String, $search: String) {
    blogPosts(first: $first, after: $after, tag: $tag, search: $search) {
      nodes {
        id
        tags
        sharedTags
        ...BlogCard_post
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
    pageTexts(page: CONTACT) {
      texts {
        name
        text
      }
    }
  }
`);

export const NeighbourFragment = graphql(`
  fragment Neighbour_post on BlogPost {
    id
    slug
    title
    imageUrl
    image {
      ...Picture_image
    }
    altText
    isPublished
    publishedAt
    readingMinutes
  }
`);

export const BlogPostFragment = graphql(`
  fragment BlogPost_post on BlogPost {
    id
    slug
    title
    excerpt
    bodyHtml
    author
    authorPage {
      id
      slug
      about
      imageUrl
      image {
        ...Picture_image
      }
    }
    tags
    sharedTags
    imageUrl
    image {
      ...Picture_image
    }
    altText
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
    readingMinutes
    contents {
      anchor
      text
      level
    }
  }
`);

export const BlogPostPageDocument = graphql(`
  query BlogPostPage($slug: String!) {
    blogPost(slug: $slug) {
      ...BlogPost_post
    }
    pageTexts(page: CONTACT) {
      texts {
        name
        text
      }
    }
    blogPostNeighbours(slug: $slug) {
      previous {
        id
        ...Neighbour_post
      }
      next {
        id
        ...Neighbour_post
      }
      related {
        id
        ...Neighbour_post
      }
    }
  }
`);

export type Post = BlogPost_PostFragment;
export type Neighbours = BlogPostPageQuery['blogPostNeighbours'];
