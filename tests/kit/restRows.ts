import { expect } from 'vitest';
import { blogPost, makePost } from '#tests/kit/blog.ts';
import { codeIn, type Person } from '#tests/kit/person.ts';
import type { Product } from '#tests/kit/product.ts';

type Fields = Record<string, unknown>;
/** A call that should succeed. */
export type Call = { path: string; body?: Fields };
export type RowCase = {
  /** Who may ask: everybody, staff, or admins only. */
  audience: 'public' | 'staff' | 'admin';
  status: 200 | 201;
  /** Makes what the call needs. */
  good: (product: Product, staff: Person) => Promise<Call>;
  /** The answer, key by key. */
  answer: unknown;
  /** A body that is refused with 422, and the first fault. */
  bad?: [body: Fields, field: string, sentence: string];
  /** The path with an id or slug that does not exist. */
  unknown?: string;
  /** The call ends the caller's session, so that everybody needs one of their own. */
  endsSession?: boolean;
};

export const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const PASSWORD = 'Secret-123';
const text = expect.any(String);
export const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

let made = 0;
/** What a good sign-up sends. */
export function newUser(): Fields {
  made += 1;
  const number = String(made).padStart(4, '0');
  return {
    name: `Newcomer ${number}`,
    email: `newcomer${number}@staff.example`,
    password: PASSWORD,
    mobile: `912345${number}`,
    role: 'Employee',
  };
}

const user = {
  _id: text,
  name: text,
  email: text,
  mobile: expect.stringMatching(/^\d{10}$/),
  role: expect.stringMatching(/^(admin|Employee)$/),
  block: expect.any(Boolean),
};
export const post = {
  _id: text,
  slug: text,
  title: text,
  excerpt: text,
  body: text,
  author: text,
  tags: expect.any(Array),
  imageUrl: null,
  altText: null,
  metaTitle: null,
  metaDescription: null,
  isPublished: expect.any(Boolean),
  createdAt: moment,
  updatedAt: moment,
};

const listOf = (item: object) =>
  expect.toSatisfy((list: unknown[]) => {
    expect(list.length).toBeGreaterThan(0);
    for (const one of list) expect(one).toEqual(item);
    return true;
  });
const said = (message: string) => ({ success: true, message });

/** The password step of a fresh user. */
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
const shortTitle: RowCase['bad'] = [blogPost({ title: 'no' }), 'title', 'Title must be at least 5 characters'];
const fixed = (path: string) => async () => ({ path });

/** What is promised of every legacy call (spec section 7; contract, REST compatibility), by method and path. */
export const rowCases: Record<string, RowCase> = {
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
  'POST /admin/signup': {
    audience: 'admin',
    status: 201,
    good: async () => ({ path: '/admin/signup', body: newUser() }),
    answer: { ...said('Signup successful'), user: { ...user, block: false } },
    bad: [{ ...newUser(), name: 'Al' }, 'name', 'Name must be at least 3 characters long'],
  },
  'GET /admin': {
    audience: 'admin',
    status: 200,
    good: fixed('/admin'),
    answer: { success: true, users: listOf(user) },
  },
  'PUT /admin/:id/toggle-block': {
    audience: 'admin',
    status: 200,
    good: async ({ user }) => ({ path: `/admin/${(await user()).id}/toggle-block` }),
    answer: { ...said('User blocked successfully'), user: { ...user, block: true } },
    unknown: `/admin/${UNKNOWN}/toggle-block`,
  },
  'DELETE /admin/:id': {
    audience: 'admin',
    status: 200,
    good: async ({ user }) => ({ path: `/admin/${(await user()).id}` }),
    answer: said('User deleted successfully'),
    unknown: `/admin/${UNKNOWN}`,
  },
  'GET /blogs': {
    audience: 'public',
    status: 200,
    good: async (_, staff) => {
      await makePost(staff, { isPublished: true });
      return { path: '/blogs' };
    },
    answer: { success: true, data: listOf({ ...post, isPublished: true }) },
  },
  'GET /blogs/all': {
    audience: 'staff',
    status: 200,
    good: async (_, staff) => {
      await makePost(staff);
      return { path: '/blogs/all' };
    },
    answer: { success: true, data: listOf(post) },
  },
  'GET /blogs/:slug': {
    audience: 'public',
    status: 200,
    good: async (_, staff) => ({ path: `/blogs/${(await makePost(staff, { isPublished: true })).slug}` }),
    answer: { success: true, data: post },
    unknown: '/blogs/nothing-here',
  },
  'POST /blogs/create': {
    audience: 'staff',
    status: 201,
    good: async () => ({ path: '/blogs/create', body: blogPost() }),
    answer: { ...said('Blog post created successfully.'), data: { ...post, isPublished: false } },
    bad: shortTitle,
  },
  'PATCH /blogs/:id/toggle-publish': {
    audience: 'staff',
    status: 200,
    good: async (_, staff) => ({ path: `/blogs/${(await makePost(staff)).id}/toggle-publish` }),
    answer: { ...said('Blog post published successfully.'), data: { ...post, isPublished: true } },
    unknown: `/blogs/${UNKNOWN}/toggle-publish`,
  },
  'DELETE /blogs/:id': {
    audience: 'staff',
    status: 200,
    good: async (_, staff) => ({ path: `/blogs/${(await makePost(staff)).id}` }),
    answer: said('Blog post deleted successfully.'),
    unknown: `/blogs/${UNKNOWN}`,
  },
};

/** The failure shape: the sentence in every spot where a legacy client looks for it, a sentence per faulty field. */
export function expectFailure(body: unknown, message: unknown = expect.any(String), fields = {}) {
  expect(body).toEqual({ success: false, message, error: { message }, errors: { message, ...fields } });
}
