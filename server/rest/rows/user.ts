import { type RoleWord, roleNames, roleWords, userSentences } from '#schema/user.ts';
import { connection, type Fields, page, type Row, said } from '#server/rest/row.ts';

/** A user's fields, and their wire form. */
export const userFields = 'id name email mobile role isBlocked';
export const presentUser = ({ id, isBlocked, role, ...user }: Fields) => ({
  _id: id,
  ...user,
  role: roleWords[role as keyof typeof roleWords] satisfies RoleWord,
  block: isBlocked,
});

/** The calls of users (spec section 7). */
export const userRows: Row[] = [
  {
    method: 'POST',
    path: '/admin/signup',
    operation: `mutation ($input: SignUpInput!) { signUp(input: $input) { ${userFields} } }`,
    input: 'SignUpInput',
    wire: (input) => ({ ...input, role: roleNames[input.role as keyof typeof roleNames] }),
    bearer: 'admin',
    unauthenticated: userSentences.signUpNeedsAdmin,
    status: 201,
    body: ({ signUp }) => ({ success: true, message: userSentences.signedUp, user: presentUser(signUp as Fields) }),
  },
  {
    method: 'GET',
    path: '/admin',
    operation: `query ${connection} { users${page(userFields)} }`,
    list: 'users',
    bearer: 'admin',
    status: 200,
    body: ({ users }) => ({ success: true, users: (users as Fields[]).map(presentUser) }),
  },
  {
    method: 'PUT',
    path: '/admin/:id/toggle-block',
    operation: `mutation ($id: UUID!) { blockUser(id: $id) { ${userFields} } }`,
    bearer: 'admin',
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
    bearer: 'admin',
    status: 200,
    body: said(userSentences.removed),
  },
];
