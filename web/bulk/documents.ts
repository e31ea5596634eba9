import { graphql } from '#web/gql/index.ts';

export const BulkUpdateDocument = graphql(`
  mutation BulkUpdate($kind: BulkKind!, $action: BulkAction!, $ids: [UUID!]!) {
    bulkUpdate(kind: $kind, action: $action, ids: $ids) {
      done
      failed {
        id
        reason
        message
      }
    }
  }
`);
