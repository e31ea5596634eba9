import pg from 'pg';
import { afterAll, afterEach, expect } from 'vitest';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { bookings } from '#server/clients/booking/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import { affiliateOperations, application, makeAccepted } from '#tests/kit/content/affiliate.ts';
import { call, callOperations, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { messageOperations, newMessage } from '#tests/kit/content/message.ts';
import { issueLink, postReview, tokenIn } from '#tests/kit/content/review.ts';
import { BROWSER, type Headers, sendHit } from '#tests/kit/content/visit.ts';
import { ASKS_HTML } from '#tests/kit/network/html.ts';
import { type RawAnswer, send } from '#tests/kit/network/raw.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

/** Much shorter than the lock timeout of a statement. */
const SOON = { withinMs: 8000 };

const test = base.extend('settings', { scope: 'file' }, { TRUST_PROXY: '127.0.0.1' });
let blocker: pg.Client;
test.beforeAll(async ({ product, admin }) => {
  await takeBookings(admin);
  await makeHost(product, 'Asha Rao');
  blocker = new pg.Client(product.services.db.$client.options);
  await blocker.connect();
});
test.beforeEach(async ({ product }) => {
  const { db } = product.services;
  for (const table of [bookings, messages, affiliates, reviews]) await db.delete(table);
});
afterEach(async () => {
  await blocker.query('rollback');
  await blocker.query('select pg_advisory_unlock_all()');
});
afterAll(async () => {
  await blocker.end();
});

const blocks = {
  'the turn of the writer': `select pg_advisory_lock(${0x76_69_73_74})`,
  'the figures': 'begin; lock table visit_figures in access exclusive mode',
  'the visitors': 'begin; lock table visits in access exclusive mode',
  'the salts': 'begin; lock table visit_salts in access exclusive mode',
};

let made = 0;
const somebody = (): Headers => {
  made += 1;
  return { 'x-forwarded-for': `203.0.113.${made}`, 'user-agent': BROWSER };
};

type Fields = Record<string, unknown>;
const json = (path: string, body: Fields, headers: Headers = {}) => ({
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const posted = (path: string, fields: Fields) => ({
  path,
  headers: { ...ASKS_HTML, 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields as Record<string, string>).toString(),
});
const { send: sendMessage } = messageOperations;

/** Every submission whose source is looked up, through each entry point. */
const submissions = ([first, second]: string[]) => [
  json('/graphql', { query: sendMessage, variables: { input: newMessage() } }),
  json(
    '/graphql',
    { query: sendMessage, variables: { input: newMessage() } },
    { 'idempotency-key': `blocked-${made}` },
  ),
  json('/api/messages/us', newMessage()),
  posted('/contact', newMessage()),
  json('/graphql', {
    query: affiliateOperations.apply,
    variables: { input: application({ service: 'ADVERTISER' }) },
  }),
  json('/api/affiliate', application()),
  posted('/affiliate-marketing', application()),
  json('/graphql', { query: callOperations.book, variables: { input: call(first as string) } }),
  posted('/book', call(second as string)),
];

const isDone = ({ status, text }: RawAnswer) => status < 300 && !text.includes('"errors"');
const sourcesOf = (product: Product, table: typeof messages | typeof affiliates) =>
  product.services.db
    .select({ source: table.source, found: table.foundSource, campaign: table.campaign, firstPage: table.firstPage })
    .from(table);
const stored = async (product: Product) => {
  const { db } = product.services;
  return [await db.$count(messages), await db.$count(affiliates), await db.$count(bookings)];
};

test.for(Object.keys(blocks) as (keyof typeof blocks)[])(
  'a form that is sent during a lock of %s gets its source later',
  async (what, { product }) => {
    const sent = submissions(await freeTimes(product.nobody));
    await blocker.query(blocks[what]);
    const answers = sent.map(async ({ path, headers, body }) => {
      const who = somebody();
      await sendHit(product, { path: '/about', campaign: { utm_source: 'news', utm_campaign: 'may' } }, who);
      return send(product.url, path, { method: 'POST', headers: { ...headers, ...who }, body });
    });
    await until(async () => (await stored(product)).join() === '6,3,2', SOON);
    expect((await Promise.all(answers)).map(isDone)).toEqual(sent.map(() => true));
    await blocker.query('rollback');
    await blocker.query('select pg_advisory_unlock_all()');
    const facts = { source: 'news', found: 'news', campaign: 'may', firstPage: '/about' };
    await expect.poll(() => sourcesOf(product, messages)).toEqual(Array(6).fill(facts));
    await expect.poll(() => sourcesOf(product, affiliates)).toEqual(Array(3).fill(facts));
  },
);

test('a correction of the source by staff stays when the source is detected later', async ({ product, admin }) => {
  const who = somebody();
  await blocker.query(blocks['the turn of the writer']);
  await sendHit(product, { path: '/about', campaign: { utm_source: 'news' } }, who);
  const { path, headers, body } = json('/api/messages/us', newMessage());
  await send(product.url, path, { method: 'POST', headers: { ...headers, ...who }, body });
  const [{ id } = { id: '' }] = await product.services.db.select({ id: messages.id }).from(messages);
  const { errors } = await admin.gql(
    'mutation ($id: UUID!) { setMessageSource(id: $id, source: "Trade fair") { id } }',
    { id },
  );
  expect(errors).toBeUndefined();
  await blocker.query('select pg_advisory_unlock_all()');
  await expect
    .poll(() => sourcesOf(product, messages))
    .toMatchObject([{ source: expect.stringMatching(/^trade fair$/i), found: 'news' }]);
});

test('a message by referral is stored while a decision on the affiliate is uncommitted', async ({ product, admin }) => {
  const { id, code } = await makeAccepted(product, admin);
  await product.services.db.delete(messages);
  await blocker.query('begin');
  await blocker.query("update affiliates set reason = 'held' where id = $1", [id]);
  const headers = { ...somebody(), 'content-type': 'application/json', referer: `${product.url}/contact?ref=${code}` };
  const answer = await send(product.url, '/api/messages/us', {
    method: 'POST',
    headers,
    body: JSON.stringify(newMessage()),
  });
  expect(answer.status).toBeLessThan(300);
  expect(await product.services.db.select({ affiliateId: messages.affiliateId }).from(messages)).toEqual([
    { affiliateId: id },
  ]);
});

test('a review is stored while the writer of visits is locked', async ({ product, admin }) => {
  const { link } = await issueLink(admin);
  await blocker.query(blocks['the turn of the writer']);
  expect((await postReview(product.nobody, tokenIn(link))).status).toBeLessThan(300);
  expect(await product.services.db.$count(reviews)).toBe(1);
});
