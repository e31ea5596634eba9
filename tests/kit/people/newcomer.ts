import { roleNames } from '#schema/user.ts';
import type { NewUser } from '#server/people/user/users.ts';
import type { Person } from './person.ts';

let made = 0;

/** What the form sends: anything, for tests. */
export type Details = Omit<NewUser, 'role'> & { role: unknown };

/** Details that nobody has used yet. */
export function newcomer(details: Partial<Details> = {}): Details {
  made += 1;
  const number = String(made).padStart(4, '0');
  const email = `new${number}@staff.example`;
  return { name: 'Meera Nair', email, password: 'Secret-123', mobile: `912345${number}`, role: 'Employee', ...details };
}

const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { id name email mobile role isBlocked } }';
/** The sign-up call. */
export const overRest = (who: Person, details: Details | object) => who.rest('POST', '/admin/signup', { ...details });
/** The same as a mutation. */
export const overGraphql = (who: Person, { role, ...details }: Details) =>
  who.gql(signUp, { input: { ...details, role: roleNames[role as keyof typeof roleNames] ?? role } });
