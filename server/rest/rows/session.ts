import { sessionSentences } from '#schema/session.ts';
import { type Fields, type Row, said } from '#server/rest/row.ts';
import { presentUser, userFields } from '#server/rest/rows/user.ts';

/** The calls of signing in (spec section 7). */
export const sessionRows: Row[] = [
  {
    method: 'POST',
    path: '/admin/login',
    operation: 'mutation ($input: SignInInput!) { signIn(input: $input) { message } }',
    input: 'SignInInput',
    status: 200,
    body: ({ signIn }) => ({ success: true, message: signIn?.message }),
  },
  {
    method: 'POST',
    path: '/admin/verify-otp',
    operation: `mutation ($input: VerifyCodeInput!) { verifyCode(input: $input) { token user { ${userFields} } } }`,
    input: 'VerifyCodeInput',
    status: 200,
    body: ({ verifyCode }) => ({
      success: true,
      message: sessionSentences.verified,
      token: verifyCode?.token,
      user: presentUser(verifyCode?.user as Fields),
    }),
  },
  {
    method: 'POST',
    path: '/admin/resend-otp',
    operation: 'mutation ($input: ResendCodeInput!) { resendCode(input: $input) { message } }',
    input: 'ResendCodeInput',
    status: 200,
    body: ({ resendCode }) => ({ success: true, message: resendCode?.message }),
  },
  {
    method: 'POST',
    path: '/admin/logout',
    operation: 'mutation { signOut }',
    bearer: true,
    status: 200,
    body: said(sessionSentences.signedOut),
  },
];
