import { beforeEach, expect } from 'vitest';
import { readSettings } from '#server/platform/settings.ts';
import { REQUEST_MS, startSender } from '#server/platform/webhook/sender.ts';
import type { Loop } from '#server/platform/worker/retryLoop.ts';
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
import { type Receiver, startReceiver } from '#tests/kit/network/receiver.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base, rows } from '#tests/kit/test.ts';

const SECOND = 1000;

const test = base.extend('settings', { scope: 'file' }, { WEBHOOKS_ALLOW_PRIVATE: 'on' });
let receiver: Receiver;
const senders: Loop[] = [];
test.beforeAll(async ({ product }) => {
  // The test starts its own senders.
  await product.services.outbox.stop();
});
beforeEach(async () => {
  receiver = await startReceiver();
});
test.afterEach(async ({ product }) => {
  await receiver.stop();
  for (const sender of senders.splice(0)) await sender.stop();
  await emptyWebhooks(product);
});

/** The sender of another server process, as after a kill. */
function startAgain(product: Product, options: Partial<Parameters<typeof startSender>[0]> = {}): Loop {
  const sender = startSender({ ...product.services, ...options });
  senders.push(sender);
  return sender;
}
const webhookHere = (admin: Person) => makeWebhook(admin, { url: receiver.url });
async function tell(admin: Person, id: string) {
  await admin.gql(webhookOperations.test, { id });
  for (const sender of senders) sender.wake();
}
const silence = () => {
  receiver.answer = () => {};
};

test('a restart retries waiting deliveries immediately', async ({ product, admin }) => {
  receiver.answer = (response) => response.writeHead(500).end();
  const webhook = await webhookHere(admin);
  const first = startAgain(product);
  await tell(admin, webhook.id);
  await deliveryOnce(product, webhook, hasFailed(1));
  await first.stop();
  receiver.answer = null;
  startAgain(product);
  await deliveryOnce(product, webhook, isDelivered);
});

test('a delivery of a dead sender is sent again after its lease with the same id', async ({ product, admin }) => {
  // This sender never gets an answer, as if it were dead.
  silence();
  const webhook = await webhookHere(admin);
  startAgain(product);
  await tell(admin, webhook.id);
  await receiver.post();
  product.passTime(50 * SECOND);
  const survivor = startAgain(product);
  const marker = await webhookHere(admin);
  receiver.answer = null;
  await tell(admin, marker.id);
  await deliveryOnce(product, marker, isDelivered);
  expect((await deliveriesOf(product, webhook))[0]?.tries).toBe(1);
  product.passTime(10 * SECOND);
  survivor.wake();
  expect(await deliveryOnce(product, webhook, isDelivered)).toMatchObject({ tries: 2 });
  const ids = receiver.received.filter(({ body }) => body.data._id === webhook.id).map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('several servers send every delivery once', async ({ product, admin }) => {
  const webhook = await webhookHere(admin);
  const all = [startAgain(product), startAgain(product), startAgain(product), startAgain(product)];
  for (let round = 0; round < 25; round++) await sendMessage(product.nobody);
  for (const sender of all) sender.wake();
  await until(async () => (await deliveriesOf(product, webhook)).every(isDelivered));
  expect((await deliveriesOf(product, webhook)).map(({ tries }) => tries)).toEqual(Array(25).fill(1));
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(25);
  expect(receiver.received).toHaveLength(25);
});

test('a silent receiver delays only its own deliveries, four at a time', async ({ product, admin }) => {
  silence();
  startAgain(product);
  const other = await startReceiver();
  const webhook = await webhookHere(admin);
  for (let count = 0; count < 6; count++) await tell(admin, webhook.id);
  await receiver.post(3);
  const quick = await makeWebhook(admin, { url: other.url });
  await tell(admin, quick.id);
  await deliveryOnce(product, quick, isDelivered);
  expect(receiver.received).toHaveLength(4);
  await other.stop();
});

test('an attempt without an answer within 10 s has failed', async ({ product, admin }) => {
  expect(REQUEST_MS).toBe(10 * SECOND);
  silence();
  const webhook = await webhookHere(admin);
  startAgain(product, { requestMs: 200 });
  await tell(admin, webhook.id);
  const noted = await deliveryOnce(product, webhook, hasFailed(1));
  expect(noted).toMatchObject({ state: 'waiting', status: null, reason: 'There was no answer in time.' });
  expect(noted.durationMs).toBeGreaterThan(0);
});

test('a delivery that a stop aborts is sent by the next start', async ({ product, admin }) => {
  silence();
  const webhook = await webhookHere(admin);
  const first = startAgain(product);
  await tell(admin, webhook.id);
  await receiver.post();
  await first.stop();
  expect(await deliveriesOf(product, webhook)).toMatchObject([
    { state: 'waiting', reason: 'The server was stopped meanwhile.' },
  ]);
  receiver.answer = null;
  startAgain(product);
  await deliveryOnce(product, webhook, isDelivered);
});

test('a redirect counts as a failure instead of being followed', async ({ product, admin }) => {
  const target = await startReceiver();
  startAgain(product);
  for (const status of [301, 302, 307, 308]) {
    receiver.answer = (response) => response.writeHead(status, { location: target.url }).end();
    const webhook = await webhookHere(admin);
    await tell(admin, webhook.id);
    expect(await deliveryOnce(product, webhook, hasFailed(1))).toMatchObject({
      status,
      reason: `The answer was a redirect (${status}), which is not followed.`,
    });
  }
  expect(target.received).toEqual([]);
  await target.stop();
});

test('the status of an endless answer counts although the answer is cut', async ({ product, admin }) => {
  let isClosed = false;
  receiver.answer = (response) => {
    response.on('close', () => {
      isClosed = true;
    });
    response.writeHead(200);
    for (let count = 0; count < 10; count++) response.write('x'.repeat(1000));
  };
  startAgain(product);
  const webhook = await webhookHere(admin);
  await tell(admin, webhook.id);
  expect((await deliveryOnce(product, webhook, isDelivered)).answer).toBe('x'.repeat(200));
  await until(() => isClosed);
});

test.for(
  rows([
    ['a host that refuses', () => 'http://127.0.0.1:1/', 'The connection was refused.'],
    ['a host that does not exist', () => 'http://nowhere.invalid/', 'The host name could not be found.'],
    ['no TLS', () => receiver.url.replace('http:', 'https:'), /^A secure connection could not be made/],
  ]),
)('%s is reported in plain words', async ([_, url, reason], { product, admin }) => {
  startAgain(product);
  const webhook = await makeWebhook(admin, { url: url() });
  await tell(admin, webhook.id);
  const noted = await deliveryOnce(product, webhook, hasFailed(1));
  expect(noted.reason).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason));
});

test('without WEBHOOKS_ALLOW_PRIVATE a webhook stored with it receives nothing', async ({ product, admin }) => {
  startAgain(product, { settings: readSettings({}) });
  const webhook = await webhookHere(admin);
  await tell(admin, webhook.id);
  expect((await deliveryOnce(product, webhook, hasFailed(1))).reason).toBe('Please use an https address.');
  expect(receiver.received).toEqual([]);
});

test('with another SESSION_SECRET nothing is sent with a wrong signature', async ({ product, admin }) => {
  startAgain(product, { secret: new Uint8Array(48).fill(7) });
  const webhook = await webhookHere(admin);
  await tell(admin, webhook.id);
  expect((await deliveryOnce(product, webhook, hasFailed(1))).reason).toContain('SESSION_SECRET has changed');
  expect(receiver.received).toEqual([]);
});
