import { decodeJwt, SignJWT } from 'jose';
import { issueToken, machineOf, tokenOperations } from '#tests/kit/content/apiToken.ts';
import { casesOf } from '#tests/kit/long.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { Person } from './person.ts';

export type Cast = {
  employee: Person;
  admin: Person;
  machines: { reader: Person; staff: Person; admin: Person };
  /** Requesters without a valid session or token: some had one, some claim one. */
  nobodies: Record<string, Person>;
};

/**
 * The requesters without a session for the nth operation: all of them in `npm run test:long`, and in `npm test` the one
 * without a token and two others in turn, so that each of them covers many operations.
 */
export function asking(nobodies: Cast['nobodies'], nth: number): [who: string, person: Person][] {
  const [anonymous, ...others] = Object.entries(nobodies);
  const turn = [2 * nth, 2 * nth + 1].map((index) => index % others.length);
  return [...(anonymous ? [anonymous] : []), ...casesOf(others, (_, index) => turn.includes(index))];
}

const DAYS = 31;

export async function makeCast(product: Product): Promise<Cast> {
  const expired = await product.signedIn('admin');
  const { machine: lapsed } = await issueToken(expired, { role: 'ADMIN', days: DAYS });
  product.passTime(DAYS * 24 * 3600 * 1000);
  const employee = await product.signedIn('Employee');
  const admin = await product.signedIn('admin');
  const [blocked, deleted, loggedOut] = [
    await product.signedIn('admin'),
    await product.signedIn('admin'),
    await product.signedIn('admin'),
  ];
  const [ofBlocked, ofDeleted] = [await machineOf(blocked, 'ADMIN'), await machineOf(deleted, 'ADMIN')];
  await admin.gql('mutation ($id: UUID!) { blockUser(id: $id) { id } }', { id: blocked.id });
  await admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id: deleted.id });
  await loggedOut.gql('mutation { signOut }');
  const revoked = await issueToken(admin, { role: 'ADMIN' });
  await admin.gql(tokenOperations.revoke, { id: revoked.id });
  const machines = {
    reader: await machineOf(admin, 'PUBLISHED'),
    staff: await machineOf(admin, 'STAFF'),
    admin: await machineOf(admin, 'ADMIN'),
  };
  const machinesOfNobody = { ofBlocked, ofDeleted, lapsed, revoked: revoked.machine };
  const nobodies = {
    ...{ anonymous: product.nobody, blocked, deleted, loggedOut, expired },
    ...(await forgeries(product, admin)),
    ...machinesOfNobody,
  };
  return { employee, admin, machines, nobodies };
}

async function forgeries({ url }: Product, { token = '' }: Person): Promise<Record<string, Person>> {
  const withToken = (made: string) => new Person(url, { token: made });
  const [, payload] = token.split('.');
  const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
  const otherKey = await new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new Uint8Array(48).fill(7));
  return {
    unsigned: withToken(none),
    forged: withToken(otherKey),
    unfinished: withToken(token.slice(0, -5)),
    guessed: withToken(`mqt_${'A'.repeat(43)}`),
  };
}
