import { graphql } from '#web/gql/index.ts';

export const SignInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      message
      resendIn
    }
  }
`);

export const VerifyCodeDocument = graphql(`
  mutation VerifyCode($input: VerifyCodeInput!) {
    verifyCode(input: $input) {
      token
      expiresAt
      user {
        id
        name
        email
        mobile
        role
        isBlocked
      }
    }
  }
`);

export const ResendCodeDocument = graphql(`
  mutation ResendCode($input: ResendCodeInput!) {
    resendCode(input: $input) {
      message
      resendIn
    }
  }
`);

export const SignOutDocument = graphql(`
  mutation SignOut {
    signOut
  }
`);

export const ViewerDocument = graphql(`
  query Viewer {
    viewer {
      id
    }
  }
`);

export const RequestPasswordResetDocument = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input)
  }
`);

export const PasswordResetOpenDocument = graphql(`
  query PasswordResetOpen($token: String!) {
    passwordResetOpen(token: $token)
  }
`);

export const ResetPasswordDocument = graphql(`
  mutation ResetPassword($token: String!, $input: ResetPasswordInput!) {
    resetPassword(token: $token, input: $input)
  }
`);
