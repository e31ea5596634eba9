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
)('a program subscribes to %s for itself with the scope %s, and not without it', async ([event, scope], { admin }) => {
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
