import { roleNames } from '#schema/user.ts';
import type { NewUser } from '#server/people/user/users.ts';
import type { Person } from './person.ts';

let made = 0;

export type Details = Omit<NewUser, 'role'> & { role: unknown };

export function newcomer(details: Partial<Details> = {}): Details {
  made += 1;
  const number = String(made).padStart(4, '0');
  const email = `new${number}@staff.example`;
  return { name: 'Meera Nair', email, password: 'Secret-123', mobile: `912345${number}`, role: 'Employee', ...details };
}

const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { id name email mobile role isBlocked } }';
export const overRest = (who: Person, details: Details | object) => who.rest('POST', '/admin/signup', { ...details });
export const overGraphql = (who: Person, { role, ...details }: Details) =>
  who.gql(signUp, { input: { ...details, role: roleNames[role as keyof typeof roleNames] ?? role } });
