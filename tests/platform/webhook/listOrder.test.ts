import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import type { EventWord } from '#schema/webhook.ts';
import { webhookDeliveries } from '#server/platform/webhook/table.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

/** Three deliveries in the order of their events; that without an event is a test. */
const deliveries: [event: EventWord | null, state: 'waiting' | 'delivered' | 'failed'][] = [
  ['post.published', 'waiting'],
  [null, 'delivered'],
  ['user.created', 'failed'],
];
const insertDeliveries = ({ services: { db } }: Product, webhookId: string) =>
  db.insert(webhookDeliveries).values(
    deliveries.map(([event, state], index) => {
      const createdAt = new Date(Date.now() - (deliveries.length - index) * 60_000);
      // Nothing is due, so nothing is sent.
      const runAt = new Date(Date.now() + 3_600_000);
      return { id: uuidv7(), webhookId, event, state, body: '{}', createdAt, queuedAt: createdAt, runAt };
    }),
  );

test('a webhook without a name is ordered by the host of its address among the names', async ({ admin }) => {
  await makeWebhook(admin, { name: 'zebra' });
  await makeWebhook(admin, { url: 'https://middle.example/z' });
  await makeWebhook(admin, { name: 'Apple' });
  const { data } = await admin.gql(
    '{ webhooks(orderBy: NAME_ASC, first: 2) { nodes { name url } pageInfo { endCursor } } }',
  );
  expect(data.webhooks.nodes).toMatchObject([{ name: 'Apple' }, { name: null, url: 'https://middle.example/z' }]);
  const rest = await admin.gql(
    `{ webhooks(orderBy: NAME_ASC, after: "${data.webhooks.pageInfo.endCursor}") { nodes { name } } }`,
  );
  expect(rest.data.webhooks.nodes).toEqual([{ name: 'zebra' }]);
});

test.for([
  ['CREATED_ASC', ['post.published', null, 'user.created']],
  ['CREATED_DESC', ['user.created', null, 'post.published']],
  ['EVENT_ASC', ['post.published', 'user.created', null]],
  ['EVENT_DESC', [null, 'user.created', 'post.published']],
  ['STATE_ASC', [null, 'user.created', 'post.published']],
  ['STATE_DESC', ['post.published', 'user.created', null]],
] as const)('%s orders the deliveries of a webhook, page by page', async ([orderBy, events], { product, admin }) => {
  const { id } = await makeWebhook(admin);
  await insertDeliveries(product, id);
  const read: (string | null)[] = [];
  for (let after = ''; ; ) {
    const { data } = await admin.gql(
      `{ webhook(id: "${id}") { deliveries(orderBy: ${orderBy}, first: 1${after}) { nodes { event } pageInfo { hasNextPage endCursor } } } }`,
    );
    const { nodes, pageInfo } = data.webhook.deliveries;
    read.push(nodes[0].event);
    if (!pageInfo.hasNextPage) break;
    after = `, after: "${pageInfo.endCursor}"`;
  }
  expect(read).toEqual(events.map((event) => event?.toUpperCase().replace('.', '_') ?? null));
});
