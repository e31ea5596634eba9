import { graphql } from '#web/gql/gql.ts';

export const SavedViewsDocument = graphql(`
  query SavedViews($list: ViewedList!, $first: Int!) {
    savedViews(list: $list, first: $first) {
      nodes {
        id
        name
        query
      }
    }
  }
`);

export const SaveViewDocument = graphql(`
  mutation SaveView($input: SavedViewInput!) {
    saveView(input: $input) {
      id
      name
      query
    }
  }
`);

export const RemoveViewDocument = graphql(`
  mutation RemoveView($id: UUID!) {
    removeView(id: $id) {
      id
    }
  }
`);
