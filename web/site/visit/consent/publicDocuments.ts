import { graphql } from '#web/gql/index.ts';

export const ConsentTextDocument = graphql(`
  query ConsentText {
    pageTexts(page: PRIVACY) {
      texts {
        name
        text
      }
    }
  }
`);
