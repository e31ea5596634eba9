import { graphql } from '#web/gql/index.ts';

export const AuditEntryFragment = graphql(`
  fragment Audit_entry on AuditEntry {
    id
    at
    actor {
      userId
      name
    }
    via
    apiToken {
      apiTokenId
      name
    }
    address
    requestId
    action
    summary
    subject {
      subjectId
      kind
      label
    }
    changes {
      field
      before
      after
    }
  }
`);

export const AuditEntriesDocument = graphql(`
  query AuditEntries($first: Int!, $after: String, $filter: AuditFilterInput!, $orderBy: AuditEntryOrder) {
    auditEntries(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
      nodes {
        id
        ...Audit_entry
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const AuditActorsDocument = graphql(`
  query AuditActors {
    auditActors(first: 200) {
      nodes {
        userId
        name
      }
    }
  }
`);
