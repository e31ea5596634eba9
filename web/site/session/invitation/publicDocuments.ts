import { graphql } from '#web/gql/index.ts';

export const OpenInvitationDocument = graphql(`
  query OpenInvitation($token: String!) {
    openInvitation(token: $token) {
      id
      email
      name
      role
      expiresAt
    }
  }
`);

export const AcceptInvitationDocument = graphql(`
  mutation AcceptInvitation($token: String!, $input: AcceptInvitationInput!) {
    acceptInvitation(token: $token, input: $input)
  }
`);
