import { graphql } from '#web/gql/index.ts';

export const ImportsDocument = graphql(`
  query Imports($first: Int!, $after: String, $orderBy: ImportOrder) {
    imports(first: $first, after: $after, orderBy: $orderBy) {
      nodes {
        id
        fileName
        source
        state
        startedBy
        startedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const ImportFragment = graphql(`
  fragment Import on Import {
    id
    fileName
    source
    state
    isWaiting
    size
    received
    total
    done
    fault
    choice {
      posts
      pages
      items
      drafts
      publishPages
    }
    report {
      format
      posts
      pages
      items
      published
      pictures
      redirects
      enquiries
      reviews
      known
      skipped {
        what
        why
      }
      skippedCount
      lossCount
    }
    undone {
      removed {
        posts
        items
        pictures
        redirects
        enquiries
        reviews
      }
      kept {
        posts
        items
        pictures
        redirects
        enquiries
        reviews
      }
    }
    table {
      kind
      isFixed
      from
      columns {
        name
        field
        samples
        canImport
      }
      fields {
        name
        label
        isRequired
      }
      defaults {
        field
        value
      }
      dates
      dateOrders
      missing
      preview {
        row
        values {
          field
          value
        }
        fault
        loss
      }
      faultyRows {
        row
        values {
          field
          value
        }
        fault
        loss
      }
      faultyCount
    }
    canStart
    canUndo
    canRemove
    keptUntil
    startedBy
    startedAt
    endedAt
  }
`);

export const ImportDocument = graphql(`
  query Import($id: UUID!) {
    import(id: $id) {
      ...Import
    }
  }
`);

export const ImportLinesDocument = graphql(`
  query ImportLines($id: UUID!, $first: Int!, $after: String, $onlyLosses: Boolean!) {
    import(id: $id) {
      id
      lines(first: $first, after: $after, onlyLosses: $onlyLosses) {
        nodes {
          title
          path
          losses
          notes
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`);

export const CreateImportDocument = graphql(`
  mutation CreateImport($input: CreateImportInput!) {
    createImport(input: $input) {
      id
      received
    }
  }
`);

export const SaveImportMappingDocument = graphql(`
  mutation SaveImportMapping($id: UUID!, $input: SaveImportMappingInput!) {
    saveImportMapping(id: $id, input: $input) {
      ...Import
    }
  }
`);

export const StartImportDocument = graphql(`
  mutation StartImport($id: UUID!, $input: StartImportInput!) {
    startImport(id: $id, input: $input) {
      ...Import
    }
  }
`);

export const UndoImportDocument = graphql(`
  mutation UndoImport($id: UUID!) {
    undoImport(id: $id) {
      ...Import
    }
  }
`);

export const RemoveImportDocument = graphql(`
  mutation RemoveImport($id: UUID!) {
    removeImport(id: $id) {
      id
    }
  }
`);
