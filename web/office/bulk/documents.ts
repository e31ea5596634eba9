import { graphql } from '#web/gql/index.ts';

export const BulkUpdateDocument = graphql(`
  mutation BulkUpdate(
    $kind: BulkKind!
    $action: BulkAction!
    $ids: [UUID!]!
    $ownerId: UUID
    $stage: MessageStage
    $lostReason: String
  ) {
    bulkUpdate(
      kind: $kind
      action: $action
      ids: $ids
      ownerId: $ownerId
      stage: $stage
      lostReason: $lostReason
    ) {
      done
      failed {
        id
        reason
        message
      }
    }
  }
`);
