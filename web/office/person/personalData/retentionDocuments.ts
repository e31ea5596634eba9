import { graphql } from '#web/gql/index.ts';

export const RetentionDocument = graphql(`
  query Retention($input: RetentionInput) {
    retention(input: $input) {
      rules {
        id
        kind
        days
        dueCount
        oldest
      }
    }
  }
`);

export const SaveRetentionDocument = graphql(`
  mutation SaveRetention($input: RetentionInput!) {
    saveRetention(input: $input) {
      rules {
        id
        kind
        days
        dueCount
        oldest
      }
    }
  }
`);
