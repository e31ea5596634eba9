import { expect } from 'vitest';
import type { TokenScope } from '#schema/apiToken.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { sendMessage } from '#tests/kit/content/message.ts';
import {
  deliveryOnce,
  emptyWebhooks,
  isDelivered,
  makeWebhook,
  sendWebhook,
  webhookOperations,
} from '#tests/kit/content/webhook.ts';
import { startReceiver } from '#tests/kit/network/receiver.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base, rows } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, { WEBHOOKS_ALLOW_PRIVATE: 'on' });
test.afterEach(({ product }) => emptyWebhooks(product));

const programWith = async (admin: Person, scopes: TokenScope[]) =>
  (await issueToken(admin, { role: 'ADMIN', scopes: ['WEBHOOKS_READ', 'WEBHOOKS_WRITE', ...scopes] })).machine;

test.for(
  rows([
    ['MESSAGE_RECEIVED', 'MESSAGES_READ'],
    ['APPLICATION_RECEIVED', 'AFFILIATES_READ'],
    ['REVIEW_SUBMITTED', 'REVIEWS_READ'],
    ['POST_DELETED', 'CONTENT_READ'],
    ['BOOKING_CREATED', 'BOOKINGS_READ'],
  ]),
)('a program subscribes to %s for itself only with the scope %s', async ([event, scope], { admin }) => {
  const able = await programWith(admin, [scope as TokenScope]);
  expect((await sendWebhook(able, { events: [event] })).data.createWebhook.webhook.events).toEqual([event]);
  const unable = await programWith(admin, []);
  expect(await sendWebhook(unable, { events: [event] })).toMatchObject({
    code: 'FORBIDDEN',
    errors: [{ message: `This API token lacks the scope ${scope}.` }],
  });
});

test('no token with scopes subscribes to new users', async ({ admin }) => {
  const program = await programWith(admin, ['MESSAGES_READ']);
  expect((await sendWebhook(program, { events: ['USER_CREATED'] })).code).toBe('FORBIDDEN');
  expect((await sendWebhook(admin, { events: ['USER_CREATED'] })).errors).toBeUndefined();
});

test('a token cannot point a webhook at another address without the scopes of its events', async ({ admin }) => {
  const { id } = await makeWebhook(admin, { events: ['MESSAGE_RECEIVED'] });
  const program = await programWith(admin, ['CONTENT_READ']);
  const input = { url: 'https://other.example/', events: ['POST_PUBLISHED'] };
  expect((await program.gql(webhookOperations.update, { id, input })).code).toBe('FORBIDDEN');
});

test('a token reads request and response of a delivery only with the scope of its event', async ({
  product,
  admin,
}) => {
  const receiver = await startReceiver();
  const webhook = await makeWebhook(admin, { url: receiver.url, events: ['MESSAGE_RECEIVED'] });
  await sendMessage(product.nobody);
  const { id } = await deliveryOnce(product, webhook, isDelivered);
  const query = 'query ($id: UUID!) { webhookDelivery(id: $id) { id request { body } response { body } } }';
  const unable = await programWith(admin, []);
  expect(await unable.gql(query, { id })).toMatchObject({
    code: 'FORBIDDEN',
    data: { webhookDelivery: { id, request: null, response: null } },
  });
  const able = await programWith(admin, ['MESSAGES_READ']);
  expect((await able.gql(query, { id })).data.webhookDelivery.request.body).toContain('message.received');
  await receiver.stop();
});

test.for(
  rows([
    ['switch', webhookOperations.switch],
    ['renew the secret of', webhookOperations.renew],
    ['end the overlap of', webhookOperations.endOverlap],
    ['remove', webhookOperations.remove],
  ]),
)('a token cannot %s a webhook without the scopes of its events', async ([, mutation], { admin }) => {
  const { id } = await makeWebhook(admin, { events: ['MESSAGE_RECEIVED'] });
  expect((await (await programWith(admin, ['REMOVE'])).gql(mutation, { id })).code).toBe('FORBIDDEN');
  const able = await programWith(admin, ['REMOVE', 'MESSAGES_READ']);
  expect((await able.gql(mutation, { id })).errors).toBeUndefined();
});

test('a token sends again only what it may read, also after the webhook has lost the event', async ({
  product,
  admin,
}) => {
  const receiver = await startReceiver();
  const webhook = await makeWebhook(admin, { url: receiver.url, events: ['MESSAGE_RECEIVED', 'POST_PUBLISHED'] });
  const since = product.services.now().toISOString();
  await sendMessage(product.nobody);
  const { id } = await deliveryOnce(product, webhook, isDelivered);
  const input = { url: receiver.url, events: ['POST_PUBLISHED'] };
  await admin.gql(webhookOperations.update, { id: webhook.id, input });
  const program = await programWith(admin, ['CONTENT_READ']);
  expect((await program.gql(webhookOperations.resend, { id })).code).toBe('FORBIDDEN');
  const variables = { id: webhook.id, since, isFailedOnly: false };
  const all = await program.gql(webhookOperations.resendMany, variables);
  expect(all.data.resendWebhookDeliveries.totalCount).toBe(0);
  const able = await programWith(admin, ['CONTENT_READ', 'MESSAGES_READ']);
  const sent = await able.gql(webhookOperations.resendMany, variables);
  expect(sent.data.resendWebhookDeliveries.totalCount).toBe(1);
  await receiver.stop();
});

test('a token reads what a receiver answered only with the scope of the event', async ({ product, admin }) => {
  const receiver = await startReceiver();
  receiver.answer = (response, { text }) => response.writeHead(200).end(text);
  const webhook = await makeWebhook(admin, { url: receiver.url, events: ['MESSAGE_RECEIVED'] });
  await sendMessage(product.nobody);
  const { id } = await deliveryOnce(product, webhook, isDelivered);
  const query = 'query ($id: UUID!) { webhookDelivery(id: $id) { answer } }';
  const answerFor = async (person: Person) => (await person.gql(query, { id })).data.webhookDelivery.answer;
  expect(await answerFor(await programWith(admin, []))).toBeNull();
  expect(await answerFor(await programWith(admin, ['MESSAGES_READ']))).toContain('message.received');
  await receiver.stop();
});

test('a program that lists webhooks learns of deleted ones', async ({ product, admin }) => {
  const since = product.services.now().toISOString();
  const { id } = await makeWebhook(admin, { events: ['POST_PUBLISHED'] });
  await admin.gql(webhookOperations.remove, { id });
  const query = `query ($since: DateTimeISO!) { deletions(since: $since, kinds: [WEBHOOK]) { nodes { subjectId } } }`;
  const { data } = await (await programWith(admin, [])).gql(query, { since });
  expect(data.deletions.nodes).toContainEqual({ subjectId: id });
});
