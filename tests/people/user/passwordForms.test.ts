import argon2 from 'argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#server/people/user/table.ts';
import { newcomer, overRest } from '#tests/kit/people/newcomer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const composed = 'Grüße-12é'.normalize('NFC');
const decomposed = composed.normalize('NFD');

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
});
afterAll(() => product.stop());

const signInStatus = async (identifier: string, password: string) =>
  (await product.nobody.rest('POST', '/admin/login', { identifier, password })).status;

test.each([
  ['composed', 'decomposed', composed, decomposed],
  ['decomposed', 'composed', decomposed, composed],
])('a password that was chosen in %s letters signs in with %s ones', async (_chosen, _typed, chosen, typed) => {
  const user = newcomer({ password: chosen });
  expect((await overRest(admin, user)).status).toBe(201);
  expect([await signInStatus(user.email, typed), await signInStatus(user.email, chosen)]).toEqual([200, 200]);
});

test.each([
  ['composed', composed],
  ['decomposed', decomposed],
])('a password that version 0.2 hashed in %s letters still signs in, typed either way', async (_, stored) => {
  const user = await product.user();
  const passwordHash = await argon2.hash(stored);
  await product.services.db.update(users).set({ passwordHash }).where(eq(users.email, user.email));
  expect([await signInStatus(user.email, composed), await signInStatus(user.email, decomposed)]).toEqual([200, 200]);
});

test('a password without its accents is wrong', async () => {
  const user = newcomer({ password: composed });
  await overRest(admin, user);
  expect(await signInStatus(user.email, 'Gruße-12e')).toBe(401);
});

test('a password of six characters is counted in composed letters', async () => {
  const { status } = await overRest(admin, newcomer({ password: 'Aé1-ü'.normalize('NFD') }));
  expect(status).toBe(422);
});
