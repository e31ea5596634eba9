import * as z from 'zod/mini';
import { email, nameLine } from './common.ts';

/** The spec's names of the roles, as stored and used in REST, with their names in the GraphQL enum. */
export const roleNames = { admin: 'ADMIN', Employee: 'EMPLOYEE' } as const;
export type RoleWord = keyof typeof roleNames;
/** Inverse of roleNames: stored value by enum name. */
export const roleWords = Object.fromEntries(Object.entries(roleNames).map(([word, name]) => [name, word])) as Record<
  (typeof roleNames)[RoleWord],
  RoleWord
>;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Spec sections 5 and 8. A failure shows the server's message, or the one given here. */
export const sampleAccountStrings = {
  shutOut: 'This is a sample account: in production it cannot sign in.',
  notice:
    'The sample accounts can sign in, and everybody knows their password. Add an admin with an address of your own, sign in as them, and delete the sample accounts.',
} as const;

export const userStrings = {
  faults: 'Please correct the form errors.',
  signedUp: 'Signup successful',
  signUpFailed: (reason: string | null) => `Signup failed: ${reason ?? 'Something went wrong.'}`,
  signUpUnexpected: 'An unexpected error occurred. Please try again.',
  signUpNeedsAdmin: 'Only a signed-in admin can create users: send an admin bearer token.',
  blocked: 'User blocked successfully',
  unblocked: 'User unblocked successfully',
  removed: 'User deleted successfully',
  roleChanged: 'Role changed successfully',
  emailTaken: 'A user with this email address already exists.',
  mobileTaken: 'A user with this mobile number already exists.',
  notFound: 'User not found.',
  notOneself: 'You cannot block or delete yourself.',
  lastAdmin: 'The last admin cannot be blocked or deleted.',
  notOwnRole: 'You cannot change your own role.',
  ownHeir: 'Please choose somebody else: this account is being deleted.',
  holdings: (messages: number, posts: number) =>
    `They take care of ${counted(messages, 'enquiry', 'enquiries')} and are named as the author of ${counted(posts, 'post', 'posts')}.`,
  holdingsFailed:
    'What there is to hand over could not be loaded. Cancel and try again, or delete without handing over.',
  withHeir: 'They get the enquiries, and the posts name them as the author.',
  withoutHeir: 'The enquiries have no owner then, and the posts keep their author.',
  lastAdminsRole: 'The last admin stays an admin.',
  listFailed: (reason: string | null) => `Error fetching users: ${reason ?? 'Failed to fetch users'}`,
  httpError: (status: number) => `HTTP error! status ${status}`,
  blockFailed: (reason: string | null) => `Error toggling block status: ${reason ?? 'Failed to toggle block status'}`,
  changeRoleFailed: (reason: string | null) => `Error changing role: ${reason ?? 'Failed to change role'}`,
  removeFailed: (reason: string | null) => `Error deleting user: ${reason ?? 'Failed to delete user'}`,
} as const;

const weak = 'Password must contain at least one uppercase letter, lowercase letter, number and special character';

/** A new password in NFC (spec section 5, Sign-up). An underscore is a special character. */
export const newPassword = z.string('Password must be at least 6 characters long').check(
  z.overwrite((password) => password.normalize('NFC')),
  z.minLength(6, 'Password must be at least 6 characters long'),
  z.maxLength(256, 'Please use at most 256 characters'),
  z.regex(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^A-Za-z0-9]).*$/s, weak),
);

const tenDigits = 'Mobile number must be exactly 10 digits';

export const SignUpInput = z.object({
  name: nameLine(3, 120, 'Name must be at least 3 characters long'),
  email: email('Invalid email address'),
  password: newPassword,
  mobile: z
    .string(tenDigits)
    .check(z.trim(), z.length(10, tenDigits), z.regex(/^\d*$/, 'Mobile number must contain only digits')),
  role: z.enum(Object.keys(roleNames) as [RoleWord, ...RoleWord[]], 'Please select a role'),
});
