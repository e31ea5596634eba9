import { graphql } from '#web/gql/index.ts';

export const ManageAffiliatesDocument = graphql(`
  query ManageAffiliates($first: Int!, $after: String) {
    affiliates(first: $first, after: $after) {
      nodes {
        id
        name
        companyName
        email
        phone
        service
        createdAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const ApplyDocument = graphql(`
  mutation Apply($input: ApplyInput!) {
    apply(input: $input) {
      id
    }
  }
`);

export const RemoveAffiliateDocument = graphql(`
  mutation RemoveAffiliate($id: UUID!) {
    removeAffiliate(id: $id) {
      id
    }
  }
`);
