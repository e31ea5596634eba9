import { codeIn } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { fixed, type RowCase, said, text } from './case.ts';
import { PASSWORD, user } from './user.ts';

async function enter({ user, nobody }: Product): Promise<string> {
  const { email } = await user();
  await nobody.rest('POST', '/admin/login', { identifier: email, password: PASSWORD });
  return email;
}

const noIdentifier: RowCase['bad'] = [
  { identifier: 'nobody', password: PASSWORD, otp: '123456' },
  'identifier',
  'Invalid email address',
];

export const sessionCases: Record<string, RowCase> = {
  'POST /admin/login': {
    audience: 'public',
    status: 200,
    good: async ({ user }) => {
      const { email } = await user();
      return { path: '/admin/login', body: { identifier: email, password: PASSWORD } };
    },
    answer: said('Login successful! Please enter OTP.'),
    bad: noIdentifier,
  },
  'POST /admin/verify-otp': {
    audience: 'public',
    status: 200,
    good: async (product) => {
      const email = await enter(product);
      const otp = codeIn(await product.mail.mailTo(email));
      return { path: '/admin/verify-otp', body: { identifier: email, otp } };
    },
    answer: { ...said('OTP Verified! Logged in.'), token: text, user },
    bad: [{ identifier: 'a@b.example', otp: '12345' }, 'otp', 'Please enter all 6 digits of the OTP.'],
  },
  'POST /admin/resend-otp': {
    audience: 'public',
    status: 200,
    good: async (product) => {
      const email = await enter(product);
      product.passTime(60_000);
      return { path: '/admin/resend-otp', body: { identifier: email } };
    },
    answer: said('New OTP sent successfully.'),
    bad: noIdentifier,
  },
  'POST /admin/logout': {
    audience: 'staff',
    status: 200,
    good: fixed('/admin/logout'),
    answer: said('Logged out.'),
    endsSession: true,
  },
};
