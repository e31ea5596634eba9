import { v7 as uuidv7 } from 'uuid';
import { invitations, passwordResets } from '#server/people/user/table.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import { tokenIn } from '#tests/kit/content/review.ts';
import type { Product } from '#tests/kit/product/product.ts';
import type { Gql, Person } from './person.ts';

type Fields = Record<string, unknown>;
const invitationFields = 'id email name role invitedBy { id name } createdAt expiresAt';

export const waysIn = {
  forgot: 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }',
  isResetOpen: 'query ($token: String!) { passwordResetOpen(token: $token) }',
  reset: 'mutation ($token: String!, $input: ResetPasswordInput!) { resetPassword(token: $token, input: $input) }',
  invite: `mutation ($input: InviteUserInput!) { inviteUser(input: $input) {
    id link invitation { ${invitationFields} } } }`,
  revoke: `mutation ($id: UUID!) { revokeInvitation(id: $id) { ${invitationFields} } }`,
  list: `query ($first: Int, $after: String) { invitations(first: $first, after: $after) {
    nodes { ${invitationFields} } edges { cursor node { id } }
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
  open: 'query ($token: String!) { openInvitation(token: $token) { id email name role expiresAt } }',
  join: `mutation ($token: String!, $input: AcceptInvitationInput!) {
    acceptInvitation(token: $token, input: $input) }`,
  changeRole: 'mutation ($id: UUID!, $role: Role!) { changeUserRole(id: $id, role: $role) { id role } }',
};

export const NEW_PASSWORD = 'Another-Pass-1';

export const forgot = (who: Person, identifier: unknown): Promise<Gql> =>
  who.gql(waysIn.forgot, { input: { identifier } });

export const reset = (who: Person, token: string, password: unknown = NEW_PASSWORD): Promise<Gql> =>
  who.gql(waysIn.reset, { token, input: { password } });

export const linksIn = ({ text = '' }: { text?: string | undefined }): string[] => text.match(/http\S+/g) ?? [];

/** Requests a reset link, and reads it from the mail. @param after the number of earlier mails to the address */
export async function resetTokenOf(product: Product, { email }: { email: string }, after = 0): Promise<string> {
  const { errors } = await forgot(product.nobody, email);
  if (errors) throw new Error(JSON.stringify(errors));
  const [link = ''] = linksIn(await product.mail.mailTo(email, after));
  return tokenIn(link);
}

let invited = 0;
export function newEmail(): string {
  invited += 1;
  return `newcomer${invited}@staff.example`;
}

/** Invites a person. @throws when it was refused */
export async function invite(admin: Person, input: Fields = {}) {
  const { data, errors } = await admin.gql(waysIn.invite, { input: { email: newEmail(), role: 'EMPLOYEE', ...input } });
  if (errors) throw new Error(JSON.stringify(errors));
  const { id, link, invitation } = data.inviteUser;
  return {
    id: id as string,
    link: link as string,
    token: tokenIn(link),
    email: invitation.email as string,
    invitation,
  };
}

/** The input of an invited person; each has its own number. */
export function newcomer(fields: Fields = {}): Fields {
  invited += 1;
  return { name: 'Devika Shah', mobile: `80000${String(invited).padStart(5, '0')}`, password: NEW_PASSWORD, ...fields };
}

export const join = (who: Person, token: string, fields: Fields = {}): Promise<Gql> =>
  who.gql(waysIn.join, { token, input: newcomer(fields) });

/** Inserts a reset link and an invitation with a known token. */
export async function keepWaysIn({ services: { db, now } }: Product, admin: Person, token: string): Promise<void> {
  const tokenHash = hashToken(token);
  const [createdAt, expiresAt] = [now(), new Date(now().getTime() + 24 * 3600 * 1000)];
  await db.insert(passwordResets).values({ userId: admin.id, tokenHash, createdAt, expiresAt });
  const invitation = { email: newEmail(), role: 'Employee', invitedById: admin.id } as const;
  await db.insert(invitations).values({ id: uuidv7(), ...invitation, tokenHash, createdAt, expiresAt });
}
