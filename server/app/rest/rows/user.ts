import { roleNames, roleWords, userStrings } from '#schema/user.ts';
import { connection, page, type Row } from '#server/app/rest/row.ts';
import { type BodyConversions, either, item, list, success } from '#server/app/rest/shape.ts';

export const userFields = 'id name email mobile role isBlocked';
export const userConversions: BodyConversions = { names: { isBlocked: 'block' }, enumNames: { role: roleWords } };

export const userRows: Row[] = [
  {
    method: 'POST',
    path: '/admin/signup',
    operation: `mutation ($input: SignUpInput!) { signUp(input: $input) { ${userFields} } }`,
    input: 'SignUpInput',
    convertInput: (input) => ({ ...input, role: roleNames[input.role as keyof typeof roleNames] }),
    bearer: 'admin',
    unauthenticated: userStrings.signUpNeedsAdmin,
    refusals: ['CONFLICT'],
    status: 201,
    body: success(userStrings.signedUp, { user: item('signUp', userConversions) }),
  },
  {
    method: 'GET',
    path: '/admin',
    operation: `query ${connection} { users${page(userFields)} }`,
    list: 'users',
    bearer: 'admin',
    status: 200,
    body: { success: true, users: list('users', userConversions) },
  },
  {
    method: 'PUT',
    path: '/admin/:id/toggle-block',
    operation: `mutation ($id: UUID!) { blockUser(id: $id) { ${userFields} } }`,
    bearer: 'admin',
    refusals: ['CONFLICT'],
    example: { isBlocked: true },
    status: 200,
    body: success(either('blockUser.isBlocked', userStrings.blocked, userStrings.unblocked), {
      user: item('blockUser', userConversions),
    }),
  },
  {
    method: 'DELETE',
    path: '/admin/:id',
    operation: 'mutation ($id: UUID!) { removeUser(id: $id) { id } }',
    bearer: 'admin',
    refusals: ['CONFLICT'],
    status: 200,
    body: success(userStrings.removed),
  },
];
