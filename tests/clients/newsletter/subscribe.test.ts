import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { newsletterTokens } from '#server/clients/newsletter/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { insertReader, newsletterOperations, newsletterTokenIn, switchOn } from '#tests/kit/content/newsletter.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on' });
test.beforeAll(({ admin }) => switchOn(admin, { interests: ['Search', 'Social'] }));

const DAY = 24 * 3600 * 1000;
let made = 0;
const newAddress = () => {
  made += 1;
  return `new-${made}@readers.example`;
};
const subscribe = ({ nobody }: Product, email: string, input = {}, form?: object) =>
  nobody.gql(newsletterOperations.subscribe, { input: { email, ...input }, form });
const answer = ({ nobody }: Product, token: string, input = {}) =>
  nobody.gql(newsletterOperations.answer, { token, input });
const stateOf = async ({ nobody }: Product, token: string) =>
  (await nobody.gql(newsletterOperations.read, { token })).data.newsletterSubscription.state;
/** The number of mails to an address, sent or not. */
const mailsTo = ({ services: { db } }: Product, email: string) => db.$count(outgoingMail, eq(outgoingMail.to, email));

test('a subscription begins only with the answer to its mailed link', async ({ product }) => {
  const email = newAddress();
  expect((await subscribe(product, email)).data.subscribeToNewsletter).toBe(true);
  const mail = await product.mail.mailTo(email);
  const token = newsletterTokenIn(mail);
  expect(mail.subject).toBe('Please confirm: the newsletter of Marquee');
  expect(await stateOf(product, token)).toBe('PENDING');
  expect((await answer(product, token, { answer: 'CONFIRM' })).data.answerNewsletter.state).toBe('CONFIRMED');
  expect((await answer(product, token, { answer: 'CONFIRM' })).data.answerNewsletter.state).toBe('CONFIRMED');
  expect(await stateOf(product, token)).toBe('CONFIRMED');
});

test('the database has only the hash of a link', async ({ product }) => {
  const email = newAddress();
  await subscribe(product, email);
  const token = newsletterTokenIn(await product.mail.mailTo(email));
  const rows = await product.services.db.select().from(newsletterTokens);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('an answer without a choice ends the subscription', async ({ product }) => {
  const email = newAddress();
  await subscribe(product, email);
  const token = newsletterTokenIn(await product.mail.mailTo(email));
  await answer(product, token, { answer: 'CONFIRM' });
  expect((await answer(product, token)).data.answerNewsletter.state).toBe('LEFT');
});

test('a link expires after seven days', async ({ product }) => {
  const email = newAddress();
  await subscribe(product, email);
  const token = newsletterTokenIn(await product.mail.mailTo(email));
  product.passTime(7 * DAY - 60_000);
  expect(await stateOf(product, token)).toBe('PENDING');
  product.passTime(60_000);
  const { errors } = await answer(product, token, { answer: 'CONFIRM' });
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
});

test('a sign-up of a known address gets the same answer and one mail a day', async ({ product }) => {
  const { email } = await insertReader(product);
  const known = await subscribe(product, email);
  const unknown = await subscribe(product, newAddress());
  const answerOf = ({ status, data, errors }: typeof known) => ({ status, data, errors });
  expect(answerOf(known)).toEqual({ status: 200, data: { subscribeToNewsletter: true }, errors: undefined });
  expect(answerOf(unknown)).toEqual(answerOf(known));
  expect((await product.mail.mailTo(email)).subject).toBe('You already get the newsletter of Marquee');
  await subscribe(product, email);
  await subscribe(product, email);
  expect(await mailsTo(product, email)).toBe(1);
});

test('a fourth sign-up of a day mails nothing', async ({ product }) => {
  const email = newAddress();
  for (let count = 0; count < 4; count += 1)
    expect((await subscribe(product, email)).data.subscribeToNewsletter).toBe(true);
  expect(await mailsTo(product, email)).toBe(3);
});

test('a form that a robot filled in is answered without being stored', async ({ product, employee }) => {
  const email = newAddress();
  expect((await subscribe(product, email, {}, { isHoneypotFilled: true })).data.subscribeToNewsletter).toBe(true);
  const { data } = await employee.gql(newsletterOperations.subscribers, { search: email });
  expect(data.newsletterSubscribers.totalCount).toBe(0);
});

test('concurrent sign-ups of an address make one subscriber', async ({ product, employee }) => {
  const email = newAddress();
  await Promise.all(Array.from({ length: 8 }, () => subscribe(product, email, { interest: 'Search' })));
  const { data } = await employee.gql(newsletterOperations.subscribers, { search: email });
  expect(data.newsletterSubscribers.nodes).toMatchObject([{ email, state: 'PENDING', interests: ['Search'] }]);
});

test('the sentence that the reader saw is stored with the language of the mails', async ({ product, employee }) => {
  const email = newAddress();
  await subscribe(product, email, { language: 'de' });
  const mail = await product.mail.mailTo(email);
  expect(mail.subject).toBe('Bitte bestätigen: der Newsletter von Marquee');
  expect(mail.text).toContain('Der Link gilt 7 Tage.');
  const { data } = await employee.gql(newsletterOperations.subscribers, { search: email });
  expect(data.newsletterSubscribers.nodes).toMatchObject([
    { consent: 'Ich möchte den Newsletter per E-Mail erhalten. Ich kann mich jederzeit abmelden.', language: 'de' },
  ]);
});

test('a sign-up of a known address is answered in its language', async ({ product, employee }) => {
  const { email, consent } = await insertReader(product, { language: 'de' });
  await subscribe(product, email, { language: 'hi' });
  expect((await product.mail.mailTo(email)).subject).toBe('Marquee का न्यूज़लेटर आपको पहले से मिलता है');
  const { data } = await employee.gql(newsletterOperations.subscribers, { search: email });
  expect(data.newsletterSubscribers.nodes).toMatchObject([{ consent, language: 'de' }]);
});

test('who signs up again after leaving agrees to the sentence of the new sign-up', async ({ product, employee }) => {
  const { email } = await insertReader(product, { state: 'LEFT', isImported: true });
  await subscribe(product, email, { language: 'hi' });
  await product.mail.mailTo(email);
  const { data } = await employee.gql(newsletterOperations.subscribers, { search: email });
  expect(data.newsletterSubscribers.nodes).toMatchObject([
    { language: 'hi', isImported: false, consent: expect.stringContaining('मैं न्यूज़लेटर ईमेल से पाना') },
  ]);
});

test('a sign-up without a language is in that of the site', async ({ product, admin, employee }) => {
  await changeSite(admin, { language: 'de' });
  const email = newAddress();
  await subscribe(product, email);
  expect((await product.mail.mailTo(email)).text).toContain('Guten Tag,');
  await changeSite(admin, { language: 'en' });
  const { data } = await employee.gql(newsletterOperations.subscribers, { search: email });
  expect(data.newsletterSubscribers.nodes).toMatchObject([{ language: 'de', consent: expect.stringMatching(/^Ich/) }]);
});

test('a language that the site cannot have is refused', async ({ product }) => {
  const { errors } = await subscribe(product, newAddress(), { language: 'fr' });
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
});

test('an interest that the site does not have means everything', async ({ product, employee }) => {
  const email = newAddress();
  await subscribe(product, email, { interest: 'Cooking' });
  const { data } = await employee.gql(newsletterOperations.subscribers, { search: email });
  expect(data.newsletterSubscribers.nodes).toMatchObject([{ interests: [] }]);
});

test('unknown links are not found until many of them are refused', async ({ product }) => {
  const codes = new Set<string>();
  for (let count = 0; count < 102; count += 1) {
    const { errors } = await answer(product, `nobody-has-this-token-${count}`);
    codes.add(errors?.[0]?.extensions?.code as string);
  }
  expect([...codes]).toEqual(['NOT_FOUND', 'RATE_LIMITED']);
});

describe('a site without a newsletter', () => {
  test.beforeAll(({ admin }) => changeSite(admin, { newsletter: null }));

  test('a site without a newsletter takes no sign-up', async ({ product }) => {
    const { errors } = await subscribe(product, newAddress());
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  });
});
