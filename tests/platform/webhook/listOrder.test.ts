import { expect } from 'vitest';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { test } from '#tests/kit/test.ts';

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
