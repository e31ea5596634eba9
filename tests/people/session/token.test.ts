import { eq } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect } from 'vitest';
import { sessions } from '#server/people/session/table.ts';
import { readToken } from '#server/people/session/token.ts';
import { users } from '#server/people/user/table.ts';
import { meet } from '#tests/kit/database/lock.ts';
import { doors, lastCode } from '#tests/kit/network/signInEntries.ts';
import { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

test('role and block are read for every request, not from the token', async ({ product }) => {
  const person = await product.signedIn('admin');
  expect((await person.rest('GET', '/admin/')).status).toBe(200);
  await product.services.db.update(users).set({ role: 'Employee' }).where(eq(users.id, person.id));
  expect((await person.rest('GET', '/admin/')).status).toBe(403);
  expect((await person.gql('{ users { totalCount } }')).code).toBe('FORBIDDEN');
  await product.services.db.update(users).set({ isBlocked: true }).where(eq(users.id, person.id));
  for (const { work } of doors) expect((await work(person)).status).toBe(401);
});

test('a forged token is refused', async ({ product }) => {
  const { secret } = product.services;
  const person = await product.signedIn('admin');
  const other = await product.signedIn('admin');
  const claims = async ({ token = '' }: Person) =>
    (await readToken(token, new Date(), secret)) as { sessionId: string };
  const { sessionId } = await claims(person);
  const build = (of = person.id, session = sessionId, alg = 'HS256') =>
    new SignJWT().setJti(session).setSubject(of).setExpirationTime('1h').setProtectedHeader({ alg });
  const [head, payload, signature] = (person.token as string).split('.') as [string, string, string];
  const forged: Record<string, string> = {
    'alg none': new UnsecuredJWT().setJti(sessionId).setSubject(person.id).setExpirationTime('1h').encode(),
    'another key': await build().sign(new TextEncoder().encode('another key of thirty-two bytes!')),
    'another algorithm': await build(person.id, sessionId, 'HS512').sign(secret),
    "another user's session": await build(other.id).sign(secret),
    'a session that never was': await build(person.id, other.id).sign(secret),
    'ids that are none': await build('admin', "' or 1=1").sign(secret),
    'no signature': `${head}.${payload}.`,
    'a changed payload': `${head}.${payload}AA.${signature}`,
    'not even a token': 'garbage',
    'three dots': '...',
  };
  for (const [name, token] of Object.entries(forged)) {
    for (const { work } of doors) expect((await work(new Person(product.url, { token }))).status, name).toBe(401);
  }
  const genuine = new Person(product.url, { token: await build().sign(secret) });
  for (const { work } of doors) expect((await work(genuine)).status).toBe(200);
});

test.for(['before', 'after'])('a block immediately %s the code leaves no session', async (order, { product }) => {
  const admin = await product.signedIn('admin');
  const user = await product.user();
  const [{ login, verify }] = doors;
  await login(product.nobody, user.email, user.password);
  const code = await lastCode(product, user.email);
  let token: string | undefined;
  const enter = async () => {
    token = (await verify(product.nobody, user.email, code)).token;
  };
  const block = async () => {
    expect((await admin.rest('PUT', `/admin/${user.id}/toggle-block`)).status).toBe(200);
  };
  const requests = order === 'before' ? [block, enter] : [enter, block];
  await meet(product, { table: users, where: eq(users.id, user.id) }, requests);
  await admin.rest('PUT', `/admin/${user.id}/toggle-block`);
  for (const { work } of doors) expect((await work(new Person(product.url, { token }))).status).toBe(401);
  expect(await product.services.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
});
