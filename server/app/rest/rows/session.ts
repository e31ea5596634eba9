import { sessionStrings } from '#schema/session.ts';
import type { Row } from '#server/app/rest/row.ts';
import { item, success, value } from '#server/app/rest/shape.ts';
import { userConversions, userFields } from './user.ts';

export const sessionRows: Row[] = [
  {
    method: 'POST',
    path: '/admin/login',
    operation: 'mutation ($input: SignInInput!) { signIn(input: $input) { message } }',
    input: 'SignInInput',
    refusals: ['BAD_CREDENTIALS'],
    status: 200,
    body: success(value('signIn.message')),
  },
  {
    method: 'POST',
    path: '/admin/verify-otp',
    operation: `mutation ($input: VerifyCodeInput!) { verifyCode(input: $input) { token user { ${userFields} } } }`,
    input: 'VerifyCodeInput',
    refusals: ['BAD_CREDENTIALS'],
    status: 200,
    body: success(sessionStrings.verified, {
      token: value('verifyCode.token'),
      user: item('verifyCode.user', userConversions),
    }),
  },
  {
    method: 'POST',
    path: '/admin/resend-otp',
    operation: 'mutation ($input: ResendCodeInput!) { resendCode(input: $input) { message } }',
    input: 'ResendCodeInput',
    example: { message: sessionStrings.resent },
    status: 200,
    body: success(value('resendCode.message')),
  },
  {
    method: 'POST',
    path: '/admin/logout',
    operation: 'mutation { signOut }',
    bearer: true,
    status: 200,
    body: success(sessionStrings.signedOut),
  },
];
