import type { TokenRole, TokenScope } from './apiToken.ts';

type Role = {
  role: TokenRole;
  name: string;
  may: string;
  /** An example call for a token of this role. */
  call: string;
};

/** Roles with descriptions, least rights first. */
export const roles: Role[] = [
  {
    role: 'published',
    name: 'Published',
    may: 'Reads what everybody can read. Changes nothing.',
    call: '/api/blogs',
  },
  {
    role: 'staff',
    name: 'Staff',
    may: 'Does what an employee does: posts, portfolio, reviews, messages, affiliates.',
    call: '/api/messages',
  },
  {
    role: 'admin',
    name: 'Admin',
    may: 'Does what an admin does, users included. Guard it like a password.',
    call: '/api/admin',
  },
];

/** Example calls for tokens with scopes: the first matching scope counts. */
const callsOfScopes: [TokenScope, string][] = [
  ['MESSAGES_READ', '/api/messages'],
  ['CONTENT_READ', '/api/blogs/all'],
  ['REVIEWS_READ', '/api/admin/reviews/all'],
  ['AFFILIATES_READ', '/api/affiliate'],
];

/** @returns an example call for a token; without REST rights, a public one */
export function callOf(role: TokenRole, scopes: readonly TokenScope[] | null): string {
  const calls = scopes
    ? callsOfScopes.filter(([scope]) => scopes.includes(scope)).map(([, call]) => call)
    : roles.filter((one) => one.role === role).map(({ call }) => call);
  return calls[0] ?? '/api/blogs';
}
