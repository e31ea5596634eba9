import { graphql } from '#web/gql/index.ts';

export const AuthorDocument = graphql(`
  query Author($slug: String!) {
    author(slug: $slug) {
      id
      slug
      name
      about
      imageUrl
      image {
        ...Picture_image
      }
    }
  }
`);

export const AuthorPostsDocument = graphql(`
  query AuthorPosts($first: Int!, $after: String, $author: String!) {
    blogPosts(first: $first, after: $after, author: $author) {
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
  }
`);
