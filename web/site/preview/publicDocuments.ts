import { graphql } from '#web/gql/index.ts';

export const PreviewPageDocument = graphql(`
  query PreviewPage($token: String!) {
    preview(token: $token) {
      id
      hasPendingChanges
      expiresAt
      post {
        id
        slug
        title
        excerpt
        bodyHtml
        author
        authorPage {
          id
          slug
        }
        tags
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
        metaTitle
        metaDescription
        isPublished
        createdAt
        updatedAt
        readingMinutes
        contents {
          anchor
          text
          level
        }
      }
      item {
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
        metaTitle
        metaDescription
        isPublished
        createdAt
        updatedAt
      }
    }
  }
`);
