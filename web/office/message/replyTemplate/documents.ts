import { graphql } from '#web/gql/index.ts';

export const ReplyTemplatesDocument = graphql(`
  query ReplyTemplates($first: Int!, $after: String, $orderBy: ReplyTemplateOrder) {
    replyTemplates(first: $first, after: $after, orderBy: $orderBy) {
      nodes {
        id
        name
        text
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const CreateReplyTemplateDocument = graphql(`
  mutation CreateReplyTemplate($input: ReplyTemplateInput!) {
    createReplyTemplate(input: $input) {
      id
      name
      text
    }
  }
`);

export const UpdateReplyTemplateDocument = graphql(`
  mutation UpdateReplyTemplate($id: UUID!, $input: ReplyTemplateInput!) {
    updateReplyTemplate(id: $id, input: $input) {
      id
      name
      text
    }
  }
`);

export const RemoveReplyTemplateDocument = graphql(`
  mutation RemoveReplyTemplate($id: UUID!) {
    removeReplyTemplate(id: $id) {
      id
    }
  }
`);
