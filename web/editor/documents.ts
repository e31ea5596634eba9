import { graphql } from '#web/gql/index.ts';

export const UploadTextPictureDocument = graphql(`
  mutation UploadTextPicture($input: UploadPictureInput!) {
    uploadPicture(input: $input) {
      id
      url
    }
  }
`);

export const RenderedTextDocument = graphql(`
  query RenderedText($input: RenderedTextInput!) {
    renderedText(input: $input) {
      html
    }
  }
`);
