import { afterEach, expect, vi } from 'vitest';
import { limitTable } from '#server/platform/limit/limits.ts';
import { newMessage, sendMessage } from '#tests/kit/content/message.ts';
import { newAddress, newIdentifier, tally } from '#tests/kit/network/limits.ts';
import { countMails, doors } from '#tests/kit/network/signInEntries.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const DAY = 24 * 3600 * 1000;

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
afterEach(() => {
  vi.useRealTimers();
});

const somebody = (product: Product) => product.nobody.from(newAddress());
const office = (product: Product) => countMails(product, product.services.siteFile.email);

const most = limitTable.acknowledgeTo.points;

test('a mailbox gets at most three acknowledgements in 24 hours for messages that are all stored', async ({
  product,
}) => {
  const [mine, other] = [newIdentifier(), newIdentifier()];
  const reported = await office(product);
  const begun = Date.now();
  const sent = Array.from({ length: most + 5 }, (_, index) =>
    index % 2
      ? sendMessage(somebody(product), { email: mine })
      : somebody(product).rest('POST', '/messages/us', newMessage({ email: mine })),
  );
  expect(tally(await Promise.all(sent))).toEqual({ 200: 4, 201: 4 });
  expect([await countMails(product, mine), await office(product)]).toEqual([3, reported + 8]);
  await sendMessage(somebody(product), { email: other });
  expect(await countMails(product, other)).toBe(1);

  const ended = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: begun + DAY - 1000 });
  await sendMessage(somebody(product), { email: mine.toUpperCase() });
  expect(await countMails(product, mine)).toBe(most);
  vi.setSystemTime(ended + DAY);
  await sendMessage(somebody(product), { email: mine });
  expect(await countMails(product, mine)).toBe(most + 1);
});

test('spam causes no acknowledgements', async ({ product }) => {
  const email = newIdentifier();
  const query =
    'mutation ($input: SendMessageInput!, $form: FormFactsInput) { sendMessage(input: $input, form: $form) { id } }';
  const robot = () => somebody(product).gql(query, { input: newMessage({ email }), form: { isHoneypotFilled: true } });
  await Promise.all(Array.from({ length: 5 }, robot));
  expect(await countMails(product, email)).toBe(0);
  await sendMessage(somebody(product), { email });
  expect(await countMails(product, email)).toBe(1);
});

test('wrong guesses of review links are limited per IP address without affecting sign-in', async ({ product }) => {
  const guesser = somebody(product);
  const guesses = Array.from({ length: 102 }, (_, index) =>
    index % 2
      ? guesser.gql('{ reviewInvitation(token: "none") }')
      : guesser.rest('POST', '/admin/reviews/none', { rating: 5 }),
  );
  const answers = await Promise.all(guesses);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  const [rest] = doors;
  expect((await rest.login(guesser, newIdentifier(), 'Wrong-123')).status).toBe(401);
});
