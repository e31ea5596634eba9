import { expect } from 'vitest';
import { type Fields, fixed, listOf, type RowCase, said, text, UNKNOWN } from './case.ts';

export const PASSWORD = 'Secret-123';
let made = 0;
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

export const user = {
  _id: text,
  name: text,
  email: text,
  mobile: expect.stringMatching(/^\d{10}$/),
  role: expect.stringMatching(/^(admin|Employee)$/),
  block: expect.any(Boolean),
};

export const userCases: Record<string, RowCase> = {
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
};
