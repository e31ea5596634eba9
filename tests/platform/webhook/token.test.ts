import { expect } from 'vitest';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makeMessage, sendMessage } from '#tests/kit/content/message.ts';
import { emptyWebhooks, makeWebhook } from '#tests/kit/content/webhook.ts';
import { startReceiver } from '#tests/kit/network/receiver.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, { WEBHOOKS_ALLOW_PRIVATE: 'on' });
test.afterEach(({ product }) => emptyWebhooks(product));

async function bodyOf(admin: Person, event: string, act: () => Promise<unknown>) {
  const receiver = await startReceiver();
  try {
    await makeWebhook(admin, { url: receiver.url, events: [event] });
    await act();
    return (await receiver.post()).body;
  } finally {
    await receiver.stop();
  }
}

test('an event names the API token that caused it, over GraphQL, REST and in a bulk change', async ({
  product,
  admin,
}) => {
  const { id, machine } = await issueToken(admin, { name: 'Nightly sync' });
  const { id: messageId } = await makeMessage(product);
  const post = await makePost(admin);
  const bulk =
    'mutation ($ids: [UUID!]!) { bulkUpdate(kind: MESSAGE, action: SET_STAGE, stage: WON, ids: $ids) { done } }';
  const acts: [event: string, act: () => Promise<unknown>][] = [
    ['POST_UPDATED', () => machine.gql(blogOperations.update, { id: post.id, input: blogPost({ title: 'Another' }) })],
    ['POST_DELETED', () => machine.rest('DELETE', `/blogs/${post.id}`)],
    ['MESSAGE_STAGE_CHANGED', () => machine.gql(bulk, { ids: [messageId] })],
  ];
  for (const [event, act] of acts) {
    expect([event, (await bodyOf(admin, event, act)).token]).toEqual([event, { id, name: 'Nightly sync' }]);
    await emptyWebhooks(product);
  }
});

test('an event that a person or a visitor caused names no token', async ({ product, admin }) => {
  const post = await makePost(admin);
  const updated = await bodyOf(admin, 'POST_UPDATED', () =>
    admin.gql(blogOperations.update, { id: post.id, input: blogPost({ title: 'Another' }) }),
  );
  expect(Object.keys(updated)).toEqual(['type', 'timestamp', 'data']);
  await emptyWebhooks(product);
  const received = await bodyOf(admin, 'MESSAGE_RECEIVED', () => sendMessage(product.nobody));
  expect(Object.keys(received)).toEqual(['type', 'timestamp', 'data']);
});
