import { expect } from 'vitest';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { fetchCsvFile, requestCsv } from '#tests/kit/network/csvFile.ts';
import { test } from '#tests/kit/test.ts';

test('a CSV file of posts has the order that was asked for or else that of the list', async ({ employee }) => {
  for (const title of ['banana', 'Apple', 'cherry']) await makePost(employee, { title });
  const titles = async (filter: Record<string, unknown>) =>
    (await fetchCsvFile(employee, 'posts', filter)).rows.map(({ Title }) => Title);
  expect(await titles({ orderBy: 'TITLE_ASC' })).toEqual(['Apple', 'banana', 'cherry']);
  expect(await titles({ orderBy: 'TITLE_DESC', search: 'an' })).toEqual(['banana']);
  expect(await titles({ orderBy: null })).toEqual(['cherry', 'Apple', 'banana']);
});

test('a CSV file of several pages has one order from its first row to its last', async ({ product, employee }) => {
  await fillTable(product, 'messages', 450);
  const { rows } = await fetchCsvFile(employee, 'messages', { folder: 'ALL', orderBy: 'NAME_ASC' });
  const names = rows.map(({ Name }) => Name ?? '');
  expect(names).toHaveLength(450);
  expect(names).toEqual(names.toSorted(new Intl.Collator('und').compare));
});

test('a CSV file is refused in an order that its list does not have', async ({ admin }) => {
  await makeWebhook(admin);
  expect((await requestCsv(admin, 'webhooks', { orderBy: 'TITLE_ASC' })).status).toBe(422);
  expect((await requestCsv(admin, 'invitations', { orderBy: 'CREATED_ASC' })).status).toBe(400);
});
