import { expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { emptyInbox, newMessage } from '#tests/kit/content/message.ts';
import { ASKS_HTML, stateOf } from '#tests/kit/network/html.ts';
import { leaveOnly } from '#tests/kit/network/limits.ts';
import { send } from '#tests/kit/network/raw.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const FORM = 'application/x-www-form-urlencoded';

test.beforeEach(async ({ product }) => {
  await emptyInbox(product);
});

const encoded = (fields: Record<string, unknown> = {}) =>
  new URLSearchParams(newMessage(fields) as Record<string, string>).toString();
const post = (product: Product, body: string, type = FORM, headers: Record<string, string> = {}, to = product) =>
  send(to.url, '/contact', { method: 'POST', headers: { ...ASKS_HTML, 'content-type': type, ...headers }, body });
const stored = (product: Product) => product.services.db.select().from(messages);

test('the form posted without scripts is answered with the thanks, uncached', async ({ product }) => {
  const { status, headers, text } = await post(product, encoded({ name: 'Asha <Menon>', isRead: 'true' }));
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(text).toContain('Message sent successfully! Our team will contact you soon.');
  expect(await stored(product)).toMatchObject([{ name: 'Asha <Menon>', isRead: false }]);
});

test('a message with a filled honeypot field is spam with the same answer', async ({ product }) => {
  const good = await post(product, encoded({ email: 'person@client.example' }));
  const bad = await post(product, `${encoded({ email: 'robot@client.example' })}&website=https%3A%2F%2Fspam.example`);
  const shown = ({ status, text }: typeof good) => [
    status,
    stateOf(text).posted?.failure,
    /<p role="status".*?<\/p>/.exec(text)?.[0],
  ];
  expect(shown(bad)).toEqual(shown(good));
  expect((await stored(product)).map(({ email, isSpam }) => [email, isSpam])).toEqual([
    ['person@client.example', false],
    ['robot@client.example', true],
  ]);
  expect([
    await countMails(product, 'person@client.example'),
    await countMails(product, 'robot@client.example'),
  ]).toEqual([1, 0]);
});

test('a message posted again is spam with the same thanks', async ({ product }) => {
  const body = encoded();
  for (const { status, text } of [await post(product, body), await post(product, body)]) {
    expect(status).toBe(200);
    expect(text).toContain('Message sent successfully! Our team will contact you soon.');
  }
  expect((await stored(product)).map(({ isSpam }) => isSpam).sort()).toEqual([false, true]);
});

test('an invalid form is 422 with the typed values escaped', async ({ product }) => {
  const { status, text } = await post(
    product,
    encoded({ contactNumber: '12', message: '</script><script>alert(1)</script>' }),
  );
  expect(status).toBe(422);
  expect(text).toContain('Number must be 10 digits');
  expect(text).not.toContain('<script>alert(1)');
  expect(stateOf(text).posted).toMatchObject({ path: '/contact', values: { contactNumber: '12' } });
  expect(await stored(product)).toEqual([]);
});

test.for(['+91 98765 43210', '98765-43210', '९८७६५ ४३२१०', '919876543210', '(098765) 43210', '0091 98765 43210'])(
  'the number %s of a posted form is stored as +919876543210',
  async (contactNumber, { product }) => {
    expect((await post(product, encoded({ contactNumber }))).status).toBe(200);
    expect(await stored(product)).toMatchObject([{ contactNumber: '+919876543210' }]);
  },
);

test.for(['+65 6123 4567', '0065 6123 4567', '98765 432109', '98765 4321O', '98765 43210 x12'])(
  'the number %s of a posted form is refused because a part of it would be lost',
  async (contactNumber, { product }) => {
    const { status, text } = await post(product, encoded({ contactNumber }));
    expect(status).toBe(422);
    expect(stateOf(text).posted).toMatchObject({ values: { contactNumber } });
    expect(await stored(product)).toEqual([]);
  },
);

test.for<[name: string, body: string, type: string, status: number]>([
  ['nothing', '', FORM, 422],
  ['a control character', encoded({ name: 'A\0sha' }), FORM, 422],
  ['what is not UTF-8', 'name=%ff%fe', FORM, 400],
  ['a name sent twice', `${encoded({ name: 'A' })}&name=B`, FORM, 422],
  ['JSON', '{}', 'application/json', 415],
  ['text', 'name=Asha', 'text/plain', 415],
  ['a megabyte too much', `name=${'a'.repeat(1024 * 1024)}`, FORM, 413],
])('a post with %s is refused with a page and stores nothing', async ([, body, type, status], { product }) => {
  const answer = await post(product, body, type);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.text).not.toMatch(/node_modules|\.ts:|insert into/);
  expect(await stored(product)).toEqual([]);
});

test('too many posts from one IP address are answered with 429, a page and Retry-After', async ({
  onTestFinished,
  product,
}) => {
  const limited = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  onTestFinished(() => limited.stop());
  const from = { 'x-forwarded-for': '203.0.113.9' };
  await leaveOnly(limited, 5, 'sendMessage', '203.0.113.9');
  const all = await Promise.all(Array.from({ length: 6 }, () => post(product, encoded(), FORM, from, limited)));
  const refused = all.filter(({ status }) => status !== 200);
  expect(refused.map(({ status }) => status)).toEqual([429]);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused[0]?.text).toContain('Too many requests. Please try again later.');
});
