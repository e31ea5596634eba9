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
            width
            height
            sources {
              type
              srcSet
            }
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
