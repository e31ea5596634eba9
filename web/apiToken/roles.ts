import type { TokenRole } from '#schema/apiToken.ts';

type Role = {
  role: TokenRole;
  name: string;
  may: string;
  /** A call by which to try a token of this role. */
  call: string;
};

/** What a token may do, as people read it; the least first. */
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
