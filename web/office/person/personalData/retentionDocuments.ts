import { graphql } from '#web/gql/index.ts';

export const RetentionFragment = graphql(`
  fragment Retention_rules on Retention {
    rules {
      id
      kind
      days
      dueCount
      oldest
    }
  }
`);

export const RetentionDocument = graphql(`
  query Retention($input: RetentionInput) {
    retention(input: $input) {
      ...Retention_rules
    }
  }
`);

export const SaveRetentionDocument = graphql(`
  mutation SaveRetention($input: RetentionInput!) {
    saveRetention(input: $input) {
      ...Retention_rules
    }
  }
`);
