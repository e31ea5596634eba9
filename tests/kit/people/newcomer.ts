import { roleNames } from '#schema/user.ts';
import type { NewUser } from '#server/people/user/users.ts';
import type { Person } from './person.ts';

let made = 0;

/** The input of the sign-up form, with any role. */
export type Details = Omit<NewUser, 'role'> & { role: unknown };

/** The details of a new user. */
export function newcomer(details: Partial<Details> = {}): Details {
  made += 1;
  const number = String(made).padStart(4, '0');
  const email = `new${number}@staff.example`;
  return { name: 'Meera Nair', email, password: 'Secret-123', mobile: `912345${number}`, role: 'Employee', ...details };
}

const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { id name email mobile role isBlocked } }';
/** The sign-up over REST. */
export const overRest = (who: Person, details: Details | object) => who.rest('POST', '/admin/signup', { ...details });
/** The same as a mutation. */
export const overGraphql = (who: Person, { role, ...details }: Details) =>
  who.gql(signUp, { input: { ...details, role: roleNames[role as keyof typeof roleNames] ?? role } });
