import { graphql } from '#web/gql/index.ts';

export const UsersDocument = graphql(`
  query Users($first: Int!, $after: String) {
    users(first: $first, after: $after) {
      nodes {
        id
        name
        email
        mobile
        role
        isBlocked
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const SignUpDocument = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      id
    }
  }
`);

export const BlockUserDocument = graphql(`
  mutation BlockUser($id: UUID!, $isBlocked: Boolean!) {
    blockUser(id: $id, isBlocked: $isBlocked) {
      id
      isBlocked
    }
  }
`);

export const RemoveUserDocument = graphql(`
  mutation RemoveUser($id: UUID!) {
    removeUser(id: $id) {
      id
    }
  }
`);
