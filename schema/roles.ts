import type { RoleWord } from './user.ts';

/** The roles as people read them, and what each may do (spec section 6). */
export const roles: { word: RoleWord; name: string; may: string }[] = [
  {
    word: 'admin',
    name: 'Admin',
    may: 'Everything an employee does. On top of that user accounts, bookings and time slots.',
  },
  {
    word: 'Employee',
    name: 'Employee',
    may: 'Blog, portfolio, reviews and review links, contact queries and affiliates.',
  },
];
