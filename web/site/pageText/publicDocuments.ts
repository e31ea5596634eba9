import { graphql } from '#web/gql/index.ts';

export const PageTextsDocument = graphql(`
  query PageTexts($page: SitePage!) {
    pageTexts(page: $page) {
      texts {
        name
        text
        picture {
          id
          altText
          image {
            url
            ...Picture_image
          }
        }
      }
      sections {
        id
        title
        html
      }
      changedOn
    }
  }
`);
