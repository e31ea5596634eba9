import { graphql } from '#web/gql/index.ts';

export const ContentDraftDocument = graphql(`
  query ContentDraft($kind: ContentKind!, $slug: String, $id: UUID) {
    contentDraft(kind: $kind, slug: $slug, id: $id) {
      id
      fields
      basedOn
      sequence
      updatedAt
    }
  }
`);

export const BegunDraftsDocument = graphql(`
  query BegunDrafts($kind: ContentKind!) {
    begunDrafts(kind: $kind) {
      drafts {
        id
        title
        updatedAt
      }
    }
  }
`);

export const SaveContentDraftDocument = graphql(`
  mutation SaveContentDraft($input: ContentDraftInput!) {
    saveContentDraft(input: $input) {
      id
      sequence
      updatedAt
    }
  }
`);

export const DiscardContentDraftDocument = graphql(`
  mutation DiscardContentDraft($id: UUID!) {
    discardContentDraft(id: $id)
  }
`);

export const MarkEditingDocument = graphql(`
  mutation MarkEditing($id: UUID!, $isOpen: Boolean!) {
    markEditing(id: $id, isOpen: $isOpen) {
      ...Editing_people
    }
  }
`);

export const EditingFragment = graphql(`
  fragment Editing_people on Editing {
    id
    people {
      userId
      name
    }
  }
`);
