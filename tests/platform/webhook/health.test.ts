import { eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { queueWebhookMails } from '#server/app/jobs/webhookFailures.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { retryAfterOf } from '#server/platform/webhook/retryAfter.ts';
import { webhooks } from '#server/platform/webhook/table.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import {
  deliveriesOf,
  deliveryOnce,
  emptyWebhooks,
  isDelivered,
  makeWebhook,
  webhookOperations,
} from '#tests/kit/content/webhook.ts';
import { type Receiver, startReceiver } from '#tests/kit/network/receiver.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

const test = base.extend('settings', { scope: 'file' }, { WEBHOOKS_ALLOW_PRIVATE: 'on' });
let receiver: Receiver;
test.beforeAll(async ({ product }) => {
  product.holdTime();
});
beforeEach(async () => {
  receiver = await startReceiver();
});
test.afterEach(async ({ product }) => {
  await emptyWebhooks(product);
  await product.services.db.delete(outgoingMail);
  await receiver.stop();
});

const answer = (status: number, headers = {}) => {
  receiver.answer = (response) => response.writeHead(status, headers).end('No');
};
const webhookHere = (admin: Person) => makeWebhook(admin, { url: receiver.url });
async function attempt(product: Product, admin: Person, webhook: { id: string }) {
  const { data } = await admin.gql(webhookOperations.test, { id: webhook.id });
  const { id } = data.testWebhook;
  return deliveryOnce(product, webhook, (delivery) => delivery.id === id && delivery.triedAt !== null);
}
async function healthOf(admin: Person, { id }: { id: string }) {
  const { data } = await admin.gql('query ($id: UUID!) { webhook(id: $id) { isOn failingSince offReason } }', { id });
  return data.webhook;
}
async function mailsAbout(product: Product) {
  await queueWebhookMails(product.services);
  const rows = await product.services.db.select().from(outgoingMail);
  return rows.filter(({ subject }) => /webhook/i.test(subject)).map(({ to, subject }) => [to, subject]);
}

test('a webhook fails from its first failure until a success', async ({ product, admin }) => {
  const webhook = await webhookHere(admin);
  expect((await healthOf(admin, webhook)).failingSince).toBeNull();
  answer(500);
  const { triedAt } = await attempt(product, admin, webhook);
  product.passTime(SECOND);
  await attempt(product, admin, webhook);
  expect((await healthOf(admin, webhook)).failingSince).toBe(triedAt?.toISOString());
  receiver.answer = null;
  await attempt(product, admin, webhook);
  expect((await healthOf(admin, webhook)).failingSince).toBeNull();
});

test('after an hour of failures each admin gets one mail, not earlier', async ({ product, admin }) => {
  const webhook = await webhookHere(admin);
  answer(500);
  await attempt(product, admin, webhook);
  product.passTime(HOUR - SECOND);
  expect(await mailsAbout(product)).toEqual([]);
  product.passTime(SECOND);
  const subject = `A webhook fails: ${new URL(receiver.url).host}`;
  expect(await mailsAbout(product)).toEqual([[admin.email, subject]]);
  product.passTime(HOUR);
  expect(await mailsAbout(product)).toHaveLength(1);
});

test('a webhook whose deliveries fail for three days is switched off, not earlier', async ({ product, admin }) => {
  const webhook = await webhookHere(admin);
  answer(503);
  await attempt(product, admin, webhook);
  product.passTime(72 * HOUR - SECOND);
  await attempt(product, admin, webhook);
  expect((await healthOf(admin, webhook)).isOn).toBe(true);
  product.passTime(SECOND);
  await attempt(product, admin, webhook);
  expect(await healthOf(admin, webhook)).toEqual({
    ...{ isOn: false, failingSince: null },
    offReason: 'The answer had the status 503.',
  });
  expect((await deliveriesOf(product, webhook)).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
});

test('a receiver that answers 410 switches its webhook off at once, with an audit record and a mail', async ({
  product,
  admin,
}) => {
  const webhook = await webhookHere(admin);
  answer(410);
  expect(await attempt(product, admin, webhook)).toMatchObject({
    state: 'failed',
    reason: 'The receiver answered that the address is gone (410). The webhook was switched off.',
  });
  expect((await healthOf(admin, webhook)).isOn).toBe(false);
  const { data } = await admin.gql('{ auditEntries(first: 1) { nodes { action via subject { label } } } }');
  expect(data.auditEntries.nodes).toEqual([
    { action: 'webhook.disable', via: 'SCHEDULE', subject: { label: receiver.url } },
  ]);
  const subject = `A webhook was switched off: ${new URL(receiver.url).host}`;
  expect(await mailsAbout(product)).toEqual([[admin.email, subject]]);
});

test('a webhook that is switched on again, or gets another address, begins without failures', async ({
  product,
  admin,
}) => {
  const webhook = await webhookHere(admin);
  answer(410);
  await attempt(product, admin, webhook);
  await admin.gql(webhookOperations.switch, { id: webhook.id, isOn: true });
  expect(await healthOf(admin, webhook)).toEqual({ isOn: true, failingSince: null, offReason: null });
  answer(500);
  await attempt(product, admin, webhook);
  const input = { url: `${receiver.url}/other`, events: webhook.events };
  await admin.gql(webhookOperations.update, { id: webhook.id, input });
  expect((await healthOf(admin, webhook)).failingSince).toBeNull();
});

test('a failure does not count as a change of the webhook', async ({ product, admin }) => {
  const webhook = await webhookHere(admin);
  const read = () => product.services.db.select().from(webhooks).where(eq(webhooks.id, webhook.id));
  const [before] = await read();
  answer(500);
  await attempt(product, admin, webhook);
  expect((await read())[0]?.updatedAt).toEqual(before?.updatedAt);
});

const now = new Date('2026-11-29T12:00:00Z');
test.each([
  ['120', 120],
  ['Sun, 29 Nov 2026 12:05:00 GMT', 300],
  ['Sun, 29 Nov 2026 11:00:00 GMT', 0],
  ['999999999', 12 * 3600],
  ['soon', 0],
  ['-5', 0],
  ['', 0],
])('the header Retry-After: %s asks for a pause of %i s', (value, seconds) => {
  expect(retryAfterOf({ headers: { 'retry-after': value } }, now)).toBe(seconds * SECOND);
});

test('a delivery is not tried before the time of Retry-After', async ({ product, admin }) => {
  const webhook = await webhookHere(admin);
  answer(429, { 'retry-after': '600' });
  const { runAt, triedAt } = await attempt(product, admin, webhook);
  expect(runAt.getTime() - (triedAt?.getTime() ?? 0)).toBe(600 * SECOND);
});

test('the log has the request and the response of the last attempt', async ({ product, admin }) => {
  const webhook = await webhookHere(admin);
  receiver.answer = (response) => response.writeHead(500, { 'x-reason': 'full' }).end('No room\nleft\0');
  const { id, body } = await attempt(product, admin, webhook);
  const { data } = await admin.gql(
    `query ($id: UUID!) { webhookDelivery(id: $id) {
      request { headers body } response { status headers body } } }`,
    { id },
  );
  const { request, response } = data.webhookDelivery;
  expect(request).toMatchObject({ body, headers: { 'webhook-id': id } });
  expect(response).toMatchObject({ status: 500, body: 'No room\nleft', headers: { 'x-reason': 'full' } });
});

test('deliveries are listed by state', async ({ product, admin }) => {
  const webhook = await webhookHere(admin);
  await attempt(product, admin, webhook);
  answer(500);
  const failed = await attempt(product, admin, webhook);
  const listed = async (state: string) => {
    const { data } = await admin.gql(
      'query ($id: UUID!, $state: WebhookDeliveryState) { webhook(id: $id) { deliveries(state: $state) { nodes { id } totalCount } } }',
      { id: webhook.id, state },
    );
    return data.webhook.deliveries;
  };
  expect(await listed('WAITING')).toEqual({ nodes: [{ id: failed.id }], totalCount: 1 });
  expect(await listed('DELIVERED')).toMatchObject({ totalCount: 1 });
  expect(await listed('FAILED')).toEqual({ nodes: [], totalCount: 0 });
});

test('what did not arrive since a time is sent again with the same ids', async ({ product, admin }) => {
  const webhook = await webhookHere(admin);
  answer(500);
  await attempt(product, admin, webhook);
  product.passTime(HOUR);
  const since = product.services.now().toISOString();
  const missed = await attempt(product, admin, webhook);
  receiver.answer = null;
  await attempt(product, admin, webhook);
  const { data } = await admin.gql(webhookOperations.resendMany, { id: webhook.id, since });
  expect(data.resendWebhookDeliveries.totalCount).toBe(1);
  product.services.outbox.wake();
  await expect.poll(async () => (await deliveriesOf(product, webhook)).filter(isDelivered).length).toBe(2);
  expect(receiver.received.filter(({ id }) => id === missed.id)).toHaveLength(2);
});

test('everything since a time is sent again on request unless the webhook is off', async ({ product, admin }) => {
  const webhook = await webhookHere(admin);
  const { createdAt } = await attempt(product, admin, webhook);
  const variables = { id: webhook.id, since: createdAt.toISOString(), isFailedOnly: false };
  expect((await admin.gql(webhookOperations.resendMany, variables)).data.resendWebhookDeliveries.totalCount).toBe(1);
  await deliveryOnce(product, webhook, ({ tries, state }) => tries === 1 && state === 'delivered');
  await admin.gql(webhookOperations.switch, { id: webhook.id, isOn: false });
  expect((await admin.gql(webhookOperations.resendMany, variables)).code).toBe('CONFLICT');
});

test('what happened while a webhook was off is sent on request, with the body of its time', async ({
  product,
  admin,
}) => {
  const webhook = await webhookHere(admin);
  await attempt(product, admin, webhook);
  await admin.gql(webhookOperations.switch, { id: webhook.id, isOn: false });
  const since = product.services.now().toISOString();
  const names = ['First While Off', 'Second While Off'];
  for (const name of names) await makeMessage(product, { name });
  expect(await healthOf(admin, webhook)).toMatchObject({ failingSince: null, offReason: null });
  await admin.gql(webhookOperations.switch, { id: webhook.id, isOn: true });
  const before = receiver.received.length;
  const { data } = await admin.gql(webhookOperations.resendMany, { id: webhook.id, since });
  expect(data.resendWebhookDeliveries.totalCount).toBe(2);
  product.services.outbox.wake();
  await expect.poll(() => receiver.received.length).toBe(before + 2);
  expect(
    receiver.received
      .slice(before)
      .map(({ body }) => body.data.name)
      .sort(),
  ).toEqual(names);
});
