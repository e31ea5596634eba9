import { graphql } from '#web/gql/index.ts';

export const SearchDocument = graphql(`
  query Search($text: String!) {
    search(text: $text) {
      results {
        kind
        id
        title
        context
        slug
      }
    }
  }
`);
