import { blogSentences } from '#schema/blog.ts';
import type { rules } from '#schema/rules.ts';
import { sessionSentences } from '#schema/session.ts';
import { roleNames, userSentences } from '#schema/user.ts';
import { blogFields, presentBlogPost, presentUser, userFields } from '#server/rest/present.ts';

type Fields = Record<string, unknown>;
/** What a row's operation answered, by the name of its root field; a list is the whole of its connection's nodes. */
type Answer = Record<string, Fields & Fields[]>;

export type Row = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api; `:name` is handed to the operation as the variable of that name. */
  path: string;
  /** The GraphQL operation that does the work. */
  operation: string;
  /** The rule that the body must obey: it becomes the variable `input`. */
  input?: keyof typeof rules;
  /** The body's file fields that become the input's `imageFile`. */
  file?: string;
  /** Turns the body into what the rule judges, and what it let through into the operation's words. */
  wire?: (input: Fields) => Fields;
  /** The connection whose pages are read to the end. */
  list?: string;
  /** The role that must be signed in before the body is read; the operation itself says who may ask. */
  bearer?: boolean;
  /** Said instead of the gate's sentence when nobody is signed in. */
  unauthenticated?: string;
  status: 200 | 201;
  body: (answer: Answer) => unknown;
};

const blogPost = (field: string) => (answer: Answer) => ({
  success: true,
  data: presentBlogPost(answer[field] as Fields),
});
const blogPosts = (field: string) => (answer: Answer) => ({
  success: true,
  data: (answer[field] as Fields[]).map(presentBlogPost),
});
const said = (message: string) => () => ({ success: true, message });
const connection = `($first: Int, $after: String)`;
const page = (fields: string) =>
  `(first: $first, after: $after) { nodes { ${fields} } pageInfo { hasNextPage endCursor } }`;

/** THE TABLE: one row per legacy call (spec section 7; shapes and statuses: contract, REST compatibility). */
export const table: Row[] = [
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
  {
    method: 'POST',
    path: '/admin/signup',
    operation: `mutation ($input: SignUpInput!) { signUp(input: $input) { ${userFields} } }`,
    input: 'SignUpInput',
    wire: (input) => ({ ...input, role: roleNames[input.role as keyof typeof roleNames] }),
    bearer: true,
    unauthenticated: userSentences.signUpNeedsAdmin,
    status: 201,
    body: ({ signUp }) => ({ success: true, message: userSentences.signedUp, user: presentUser(signUp as Fields) }),
  },
  {
    method: 'GET',
    path: '/admin',
    operation: `query ${connection} { users${page(userFields)} }`,
    list: 'users',
    bearer: true,
    status: 200,
    body: ({ users }) => ({ success: true, users: (users as Fields[]).map(presentUser) }),
  },
  {
    method: 'PUT',
    path: '/admin/:id/toggle-block',
    operation: `mutation ($id: UUID!) { blockUser(id: $id) { ${userFields} } }`,
    bearer: true,
    status: 200,
    body: ({ blockUser }) => ({
      success: true,
      message: blockUser?.isBlocked ? userSentences.blocked : userSentences.unblocked,
      user: presentUser(blockUser as Fields),
    }),
  },
  {
    method: 'DELETE',
    path: '/admin/:id',
    operation: 'mutation ($id: UUID!) { removeUser(id: $id) { id } }',
    bearer: true,
    status: 200,
    body: said(userSentences.removed),
  },
  {
    method: 'GET',
    path: '/blogs',
    operation: `query ${connection} { blogPosts${page(blogFields)} }`,
    list: 'blogPosts',
    status: 200,
    body: blogPosts('blogPosts'),
  },
  {
    method: 'GET',
    path: '/blogs/all',
    operation: `query ${connection} { allBlogPosts${page(blogFields)} }`,
    list: 'allBlogPosts',
    bearer: true,
    status: 200,
    body: blogPosts('allBlogPosts'),
  },
  {
    method: 'GET',
    path: '/blogs/:slug',
    operation: `query ($slug: String!) { blogPost(slug: $slug) { ${blogFields} } }`,
    status: 200,
    body: blogPost('blogPost'),
  },
  {
    method: 'POST',
    path: '/blogs/create',
    operation: `mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { ${blogFields} } }`,
    input: 'BlogPostInput',
    file: 'imageFile',
    bearer: true,
    status: 201,
    body: (answer) => ({ message: blogSentences.created, ...blogPost('createBlogPost')(answer) }),
  },
  {
    method: 'PATCH',
    path: '/blogs/:id/toggle-publish',
    operation: `mutation ($id: UUID!) { publishBlogPost(id: $id) { ${blogFields} } }`,
    bearer: true,
    status: 200,
    body: (answer) => ({
      ...blogPost('publishBlogPost')(answer),
      message: answer.publishBlogPost?.isPublished ? blogSentences.published : blogSentences.unpublished,
    }),
  },
  {
    method: 'DELETE',
    path: '/blogs/:id',
    operation: 'mutation ($id: UUID!) { removeBlogPost(id: $id) { id } }',
    bearer: true,
    status: 200,
    body: said(blogSentences.removed),
  },
];
