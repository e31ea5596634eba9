import { graphql } from '#web/gql/index.ts';

export const ApplyDocument = graphql(`
  mutation Apply($input: ApplyInput!, $form: FormFactsInput) {
    apply(input: $input, form: $form) {
      id
    }
  }
`);
