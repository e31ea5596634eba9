import type { UsersQuery } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';

export const UsersDocument = graphql(`
  query Users($first: Int!, $after: String, $orderBy: UserOrder) {
    users(first: $first, after: $after, orderBy: $orderBy) {
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
  mutation RemoveUser($id: UUID!, $heirId: UUID) {
    removeUser(id: $id, heirId: $heirId) {
      id
    }
  }
`);

export const HoldingsDocument = graphql(`
  query Holdings($userId: UUID!) {
    holdings(userId: $userId) {
      messages
      posts
    }
  }
`);

export const ChangeUserRoleDocument = graphql(`
  mutation ChangeUserRole($id: UUID!, $role: Role!) {
    changeUserRole(id: $id, role: $role) {
      id
      role
    }
  }
`);

export const InvitationsDocument = graphql(`
  query Invitations($first: Int!, $after: String) {
    invitations(first: $first, after: $after) {
      nodes {
        id
        email
        name
        role
        invitedBy {
          id
          name
        }
        createdAt
        expiresAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const InviteUserDocument = graphql(`
  mutation InviteUser($input: InviteUserInput!) {
    inviteUser(input: $input) {
      id
      link
    }
  }
`);

export const RevokeInvitationDocument = graphql(`
  mutation RevokeInvitation($id: UUID!) {
    revokeInvitation(id: $id) {
      id
    }
  }
`);

export type User = UsersQuery['users']['nodes'][number];
