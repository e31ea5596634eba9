import { graphql } from '#web/gql/index.ts';

export const PreviewPageDocument = graphql(`
  query PreviewPage($token: String!) {
    preview(token: $token) {
      id
      hasPendingChanges
      expiresAt
      post {
        id
        title
        isPublished
        ...BlogPost_post
      }
      item {
        id
        title
        isPublished
        ...PortfolioItem_item
      }
      page {
        id
        title
        isPublished
        layout
        ...Page_page
      }
    }
  }
`);
