import { graphql } from '#web/gql/index.ts';

export const RenderedTextDocument = graphql(`
  query RenderedText($input: RenderedTextInput!) {
    renderedText(input: $input) {
      html
    }
  }
`);
