import { graphql } from '#web/gql/index.ts';

export const PreviewLinkFragment = graphql(`
  fragment PreviewLink_link on PreviewLink {
    id
    label
    createdBy
    createdAt
    expiresAt
    revokedAt
  }
`);

export const PreviewLinksDocument = graphql(`
  query PreviewLinks($first: Int!, $after: String, $itemId: UUID) {
    previewLinks(first: $first, after: $after, itemId: $itemId) {
      nodes {
        id
        ...PreviewLink_link
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const CreatePreviewLinkDocument = graphql(`
  mutation CreatePreviewLink($input: PreviewLinkInput!) {
    createPreviewLink(input: $input) {
      id
      link
      previewLink {
        id
        ...PreviewLink_link
      }
    }
  }
`);

export const RevokePreviewLinkDocument = graphql(`
  mutation RevokePreviewLink($id: UUID!) {
    revokePreviewLink(id: $id) {
      id
      ...PreviewLink_link
    }
  }
`);
