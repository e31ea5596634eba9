import argon2 from 'argon2';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '#server/people/user/table.ts';
import { accountOperations, PASSWORD } from '#tests/kit/content/account.ts';
import { newcomer, overRest } from '#tests/kit/people/newcomer.ts';
import { NEW_PASSWORD, reset, resetTokenOf } from '#tests/kit/people/waysIn.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { rows, test } from '#tests/kit/test.ts';

const composed = 'Grüße-12é'.normalize('NFC');
const decomposed = composed.normalize('NFD');

const signInStatus = async (product: Product, identifier: string, password: string) =>
  (await product.nobody.rest('POST', '/admin/login', { identifier, password })).status;

test.for(
  rows([
    ['composed', 'decomposed', composed, decomposed],
    ['decomposed', 'composed', decomposed, composed],
  ]),
)(
  'a password that was chosen in %s letters signs in with %s ones',
  async ([_chosen, _typed, chosen, typed], { product, admin }) => {
    const user = newcomer({ password: chosen });
    expect((await overRest(admin, user)).status).toBe(201);
    expect([await signInStatus(product, user.email, typed), await signInStatus(product, user.email, chosen)]).toEqual([
      200, 200,
    ]);
  },
);

test.for(
  rows([
    ['composed', composed],
    ['decomposed', decomposed],
  ]),
)(
  'a password that version 0.2 hashed in %s letters still signs in, typed either way',
  async ([_, stored], { product }) => {
    const user = await product.user();
    const passwordHash = await argon2.hash(stored);
    await product.services.db.update(users).set({ passwordHash }).where(eq(users.email, user.email));
    expect([
      await signInStatus(product, user.email, composed),
      await signInStatus(product, user.email, decomposed),
    ]).toEqual([200, 200]);
  },
);

test('a password that was reset or changed in one form signs in with the other', async ({ product }) => {
  const person = await product.user();
  const token = await resetTokenOf(product, person);
  expect((await reset(product.nobody, token, decomposed)).errors).toBeUndefined();
  expect(await signInStatus(product, person.email, composed)).toBe(200);
  const changer = await product.signedIn('Employee');
  const change = (currentPassword: string, newPassword: string) =>
    changer.gql(accountOperations.changePassword, { input: { currentPassword, newPassword } });
  expect((await change(PASSWORD, composed)).errors).toBeUndefined();
  expect((await change(decomposed, 'Ačeština-12'.normalize('NFD'))).errors).toBeUndefined();
  expect((await change('Ačeština-12'.normalize('NFC'), NEW_PASSWORD)).errors).toBeUndefined();
});

test('a password without its accents is wrong', async ({ product, admin }) => {
  const user = newcomer({ password: composed });
  await overRest(admin, user);
  expect(await signInStatus(product, user.email, 'Gruße-12e')).toBe(401);
});

test('the length of a password is counted in composed letters', async ({ admin }) => {
  const { status } = await overRest(admin, newcomer({ password: 'Aé1-ü'.normalize('NFD') }));
  expect(status).toBe(422);
});
