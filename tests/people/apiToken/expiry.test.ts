import { expect } from 'vitest';
import { queueExpiryMails } from '#server/people/apiToken/expiryMails.ts';
import { apiTokens } from '#server/people/apiToken/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { issueToken, tokenOperations } from '#tests/kit/content/apiToken.ts';
import { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

test.beforeAll(({ product }) => product.holdTime());
let admin: Person;
test.beforeEach(async ({ product }) => {
  // A session of another test has ended by the clock.
  admin = await product.signedIn('admin');
  await product.services.db.delete(apiTokens);
  await product.services.db.delete(outgoingMail);
});

async function mailsOf(product: Product) {
  await queueExpiryMails(product.services);
  const rows = await product.services.db.select().from(outgoingMail);
  return rows.filter(({ subject }) => subject.includes('API token')).map(({ to, subject }) => [to, subject]);
}

test.for([
  [30, 7],
  [7, 1],
])(
  'the owner of a token of %i days gets one mail %i days before it expires, not earlier',
  async ([days = 0, notice = 0], { product, admin }) => {
    await issueToken(admin, { name: 'The CRM', days });
    product.passTime((days - notice) * DAY - MINUTE);
    expect(await mailsOf(product)).toEqual([]);
    product.passTime(MINUTE);
    expect(await mailsOf(product)).toEqual([[admin.email, 'An API token expires: The CRM']]);
    product.passTime(MINUTE);
    expect(await mailsOf(product)).toHaveLength(1);
  },
);

test('nobody gets a mail about a token that was revoked or has expired', async ({ product }) => {
  const { id } = await issueToken(admin, { days: 7 });
  await admin.gql(tokenOperations.revoke, { id });
  await issueToken(admin, { days: 2 });
  product.passTime(6 * DAY);
  expect(await mailsOf(product)).toEqual([]);
});

const current = '{ currentApiToken { name role scopes hint expiresAt } }';

test('a program reads the name, role, scopes and hint of its own token', async () => {
  const { machine, token } = await issueToken(admin, { name: 'The CRM', scopes: ['MESSAGES_READ'] });
  expect((await machine.gql(current)).data.currentApiToken).toMatchObject({
    ...{ name: 'The CRM', role: 'STAFF', scopes: ['MESSAGES_READ'], hint: token.slice(-4) },
  });
});

test('a token that reads what is published reads its own data too', async () => {
  const { machine } = await issueToken(admin, { role: 'PUBLISHED' });
  expect((await machine.gql(current)).data.currentApiToken).toMatchObject({ role: 'PUBLISHED', scopes: null });
});

test('a request without a token has no current token', async () => {
  expect((await admin.gql(current)).data).toEqual({ currentApiToken: null });
  expect((await new Person(admin.url).gql(current)).data).toEqual({ currentApiToken: null });
});
