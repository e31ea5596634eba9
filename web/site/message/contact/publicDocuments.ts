import { graphql } from '#web/gql/index.ts';

export const SendMessageDocument = graphql(`
  mutation SendMessage($input: SendMessageInput!, $form: FormFactsInput) {
    sendMessage(input: $input, form: $form) {
      id
    }
  }
`);
