import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect } from 'vitest';
import { retryPause } from '#server/platform/webhook/sender.ts';
import { sendMessage } from '#tests/kit/content/message.ts';
import {
  deliveriesOf,
  deliveryOnce,
  emptyWebhooks,
  hasFailed,
  isDelivered,
  makeWebhook,
  webhookOperations,
} from '#tests/kit/content/webhook.ts';
import { isGenuine, type Receiver, startReceiver } from '#tests/kit/network/receiver.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

const test = base.extend('settings', { scope: 'file' }, { WEBHOOKS_ALLOW_PRIVATE: 'on' });
let receiver: Receiver;
test.beforeAll(async ({ product }) => {
  // With a fixed clock, nothing becomes due on a slow machine.
  product.holdTime();
});
beforeEach(async () => {
  receiver = await startReceiver();
});
test.afterEach(async ({ product }) => {
  await emptyWebhooks(product);
  await receiver.stop();
});

const webhookHere = (admin: Person) => makeWebhook(admin, { url: receiver.url });
const ask = (admin: Person, verb: 'test' | 'resend' | 'switch' | 'remove', id: string, rest: object = {}) =>
  admin.gql(webhookOperations[verb], { id, ...rest });
function pass(product: Product, ms: number) {
  product.passTime(ms);
  product.services.outbox.wake();
}

test.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [10, 2560],
  [11, 3600],
  [5000, 3600],
])('after failure %i the pause is %i s, at random up to a tenth more', (tries, seconds) => {
  expect([retryPause(tries, 0), retryPause(tries, 1)]).toEqual([seconds * SECOND, seconds * 1100]);
});

test('a delivery names the product and its version as User-Agent', async ({ product, admin }) => {
  await webhookHere(admin);
  await sendMessage(product.nobody);
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  expect((await receiver.post()).headers['user-agent']).toBe(`Marquee/${version}`);
});

test('a delivery answered with 500 is retried after the noted pause with the same id and body', async ({
  product,
  admin,
}) => {
  receiver.answer = (response) => response.writeHead(500).end('<h1>Sorry</h1>\n\tlater\0');
  const webhook = await webhookHere(admin);
  await sendMessage(product.nobody);
  for (const [tries, pause] of [
    [1, 5 * SECOND],
    [2, 10 * SECOND],
    [3, 20 * SECOND],
  ] as const) {
    const { runAt, triedAt, ...noted } = await deliveryOnce(product, webhook, hasFailed(tries));
    const wait = runAt.getTime() - (triedAt?.getTime() ?? 0);
    expect([wait >= pause, wait <= pause * 1.1]).toEqual([true, true]);
    expect(noted).toMatchObject({
      state: 'waiting',
      status: 500,
      reason: 'The answer had the status 500.',
      answer: '<h1>Sorry</h1> later',
    });
    pass(product, wait - SECOND);
    // A due delivery of another webhook was sent; this one would have been sent too.
    const marker = await webhookHere(admin);
    await ask(admin, 'test', marker.id);
    await deliveryOnce(product, marker, hasFailed(1));
    await ask(admin, 'remove', marker.id);
    expect((await deliveriesOf(product, webhook))[0]?.tries).toBe(tries);
    pass(product, SECOND);
  }
  await deliveryOnce(product, webhook, hasFailed(4));
  receiver.answer = null;
  pass(product, 44 * SECOND);
  await deliveryOnce(product, webhook, isDelivered);
  const posts = receiver.received.filter(({ body }) => body.type === 'message.received');
  expect(posts).toHaveLength(5);
  expect(new Set(posts.map(({ id, text }) => id + text)).size).toBe(1);
  const times = new Set(posts.map(({ headers }) => headers['webhook-timestamp']));
  expect(times.size).toBe(5);
  expect(isGenuine(posts[4] as never, webhook.secret, product.services.now())).toBe(true);
});

test('a delivery fails after a day of attempts and can be resent', async ({ product, admin }) => {
  receiver.answer = (response) => response.writeHead(503).end();
  const webhook = await webhookHere(admin);
  await sendMessage(product.nobody);
  await deliveryOnce(product, webhook, hasFailed(1));
  pass(product, 23 * HOUR);
  expect((await deliveryOnce(product, webhook, hasFailed(2))).state).toBe('waiting');
  pass(product, HOUR);
  const given = await deliveryOnce(product, webhook, hasFailed(3));
  expect(given.state).toBe('failed');
  pass(product, 48 * HOUR);
  receiver.answer = null;
  const { data } = await ask(admin, 'resend', given.id);
  expect(data.resendWebhookDelivery).toMatchObject({ id: given.id, state: 'WAITING', tries: 0, reason: null });
  expect(await deliveryOnce(product, webhook, isDelivered)).toMatchObject({ id: given.id, tries: 1, status: 204 });
  expect(new Set(receiver.received.map(({ id }) => id))).toEqual(new Set([given.id]));
});

describe('resending a delivery', () => {
  test('a delivered or waiting delivery can be resent immediately', async ({ product, admin }) => {
    const webhook = await webhookHere(admin);
    await ask(admin, 'test', webhook.id);
    const { id } = await deliveryOnce(product, webhook, isDelivered);
    receiver.answer = (response) => response.writeHead(500).end();
    await ask(admin, 'resend', id);
    await deliveryOnce(product, webhook, hasFailed(1));
    receiver.answer = null;
    await ask(admin, 'resend', id);
    await deliveryOnce(product, webhook, isDelivered);
    expect(receiver.received.map((got) => [got.id, got.body.type, got.body.data._id])).toEqual(
      Array(3).fill([id, 'webhook.test', webhook.id]),
    );
  });

  test('resending a running delivery is a CONFLICT', async ({ product, admin }) => {
    let end = () => {};
    receiver.answer = (response) => {
      end = () => response.end();
    };
    const webhook = await webhookHere(admin);
    const { data } = await ask(admin, 'test', webhook.id);
    await receiver.post();
    const { code, errors } = await ask(admin, 'resend', data.testWebhook.id);
    expect([code, errors?.[0].message]).toEqual(['CONFLICT', 'This delivery is being sent already.']);
    end();
    await deliveryOnce(product, webhook, isDelivered);
  });
});

describe('a webhook that is off', () => {
  test('a webhook that is off gets neither waiting deliveries nor new ones', async ({ product, admin }) => {
    receiver.answer = (response) => response.writeHead(500).end();
    const webhook = await webhookHere(admin);
    await sendMessage(product.nobody);
    const { id } = await deliveryOnce(product, webhook, hasFailed(1));
    await ask(admin, 'switch', webhook.id, { isOn: false });
    expect(await deliveriesOf(product, webhook)).toMatchObject([
      { id, state: 'failed', reason: 'The webhook was switched off.' },
    ]);
    await sendMessage(product.nobody);
    const isOff = 'This webhook is switched off. Switch it on first.';
    for (const refused of [await ask(admin, 'test', webhook.id), await ask(admin, 'resend', id)]) {
      expect([refused.code, refused.errors?.[0].message]).toEqual(['CONFLICT', isOff]);
    }
    pass(product, HOUR);
    const stored = await deliveriesOf(product, webhook);
    expect(stored.map(({ state, reason }) => [state, reason])).toEqual(
      Array(2).fill(['failed', 'The webhook was switched off.']),
    );
    expect(receiver.received).toHaveLength(1);
    receiver.answer = null;
    await ask(admin, 'switch', webhook.id, { isOn: true });
    await ask(admin, 'resend', id);
    await expect
      .poll(async () => (await deliveriesOf(product, webhook)).map((one) => [one.id, one.state]))
      .toEqual([
        [id, 'delivered'],
        [expect.any(String), 'failed'],
      ]);
  });

  test('switching a webhook off and on does not restart a running delivery', async ({ product, admin }) => {
    let end = () => {};
    receiver.answer = (response) => {
      end = () => response.writeHead(500).end();
    };
    const webhook = await webhookHere(admin);
    await sendMessage(product.nobody);
    await receiver.post();
    await ask(admin, 'switch', webhook.id, { isOn: false });
    end();
    pass(product, HOUR);
    expect(await deliveriesOf(product, webhook)).toMatchObject([{ state: 'failed', tries: 1 }]);
    expect(receiver.received).toHaveLength(1);
  });
});

test('deleting a webhook deletes its deliveries', async ({ product, admin }) => {
  receiver.answer = (response) => response.writeHead(500).end();
  const webhook = await webhookHere(admin);
  await sendMessage(product.nobody);
  await deliveryOnce(product, webhook, hasFailed(1));
  await ask(admin, 'remove', webhook.id);
  expect(await deliveriesOf(product, webhook)).toEqual([]);
  await sendMessage(product.nobody);
  expect(receiver.received).toHaveLength(1);
});
