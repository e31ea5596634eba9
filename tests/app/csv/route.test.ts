import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { sql } from 'drizzle-orm';
import { print, validate } from 'graphql';
import { describe, expect } from 'vitest';
import { CSV, type CsvName } from '#schema/csvStrings.ts';
import { csvLists } from '#server/app/csv/lists.ts';
import { csvQueryOf } from '#server/app/csv/rows.ts';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import { sessions } from '#server/people/session/table.ts';
import { issueToken, machineOf } from '#tests/kit/content/apiToken.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { fetchCsvFile, requestCsv } from '#tests/kit/network/csvFile.ts';
import { leaveOnly } from '#tests/kit/network/limits.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';
import { beforeLaterPages } from './laterPages.ts';

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on' });
let webhookId: string;
test.beforeAll(async ({ admin }) => {
  webhookId = (await makeWebhook(admin)).id;
});

const names = Object.keys(csvLists) as CsvName[];
const argumentsOf = (name: CsvName) => (name === 'deliveries' ? { id: webhookId } : {});
const statusOf = async (person: Person, name: CsvName) => {
  const response = await requestCsv(person, name, argumentsOf(name));
  await response.text();
  return response.status;
};

describe('permissions of CSV downloads', () => {
  const ofAdmins: CsvName[] = [
    ...(['bookings', 'users', 'invitations', 'api-tokens', 'webhooks', 'deliveries', 'page-texts'] as const),
    ...(['redirects', 'not-found', 'imports', 'audit'] as const),
  ];

  test('a CSV download needs the role of its list, for sessions and API tokens', async ({
    product,
    admin,
    employee,
  }) => {
    const [published, staff, whole] = [
      await machineOf(admin, 'PUBLISHED'),
      await machineOf(admin, 'STAFF'),
      await machineOf(await product.signedIn('admin'), 'ADMIN'),
    ];
    for (const name of names) {
      const people = [product.nobody, employee, admin, published, staff, whole];
      const statuses = await Promise.all(people.map((person) => statusOf(person, name)));
      const expected = ofAdmins.includes(name) ? [401, 403, 200, 403, 403, 200] : [401, 200, 200, 403, 200, 200];
      expect([name, ...statuses]).toEqual([name, ...expected]);
    }
  });

  test('a CSV download needs the scopes of its columns', async ({ product, admin }) => {
    const withScopes = async (...scopes: string[]) => (await issueToken(admin, { role: 'ADMIN', scopes })).machine;
    await fillTable(product, 'blog_posts', 1);
    const reads = await withScopes('REVIEWS_READ', 'CONTENT_READ');
    expect(await statusOf(reads, 'reviews')).toBe(200);
    expect(await statusOf(reads, 'messages')).toBe(403);
    // Two columns are figures of Insights.
    expect(await statusOf(reads, 'posts')).toBe(403);
    expect(await statusOf(await withScopes('CONTENT_READ', 'INSIGHTS_READ'), 'posts')).toBe(200);
    expect(await statusOf(reads, 'users')).toBe(403);
  });

  test('a refused CSV download is in the REST format without data', async ({ employee }) => {
    const response = await requestCsv(employee, 'users');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
  });
});

test('a CSV file has a name, a type and headers that prevent display as a page', async ({ employee }) => {
  const earlier = dayOf(new Date());
  const { status, headers } = await requestCsv(employee, 'reviews');
  expect(status).toBe(200);
  const names = [earlier, dayOf(new Date())].map((day) => `attachment; filename="reviews-${day}.csv"`);
  expect(names).toContain(headers.get('content-disposition'));
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('an unknown list or argument, a wrong value and a body that is no object are refused', async ({
  product,
  employee,
}) => {
  const ask = async (path: string, body: string, method = 'POST') => {
    const headers = { authorization: `Bearer ${employee.token}`, 'content-type': 'application/json' };
    const response = await fetch(product.url + path, { method, headers, ...(method === 'POST' && { body }) });
    const { message } = await response.json().catch(() => ({}));
    return [response.status, message];
  };
  expect(await ask(`${CSV}/passwords`, '{}')).toEqual([404, 'There is no such list.']);
  expect(await ask(`${CSV}/toString`, '{}')).toEqual([404, 'There is no such list.']);
  expect(await ask(`${CSV}/posts`, '{"first":1}')).toEqual([400, 'The list has no argument first.']);
  expect(await ask(`${CSV}/posts`, '{"folder":"SPAM"}')).toEqual([400, 'The list has no argument folder.']);
  expect((await ask(`${CSV}/messages`, '{"folder":"ATTIC"}'))[0]).toBe(422);
  expect((await ask(`${CSV}/posts`, '[]'))[0]).toBe(400);
  expect((await ask(`${CSV}/posts`, '', 'GET'))[0]).toBe(404);
});

test('the queries of all CSV lists are valid', () => {
  const schema = buildSchema();
  for (const [name, list] of Object.entries(csvLists)) {
    const { document } = csvQueryOf(schema, list);
    expect([name, validate(schema, document).map(({ message }) => message), print(document)]).toEqual([
      name,
      [],
      expect.any(String),
    ]);
  }
});

test('an empty list is a file with a header only', async ({ product, employee }) => {
  await product.services.db.delete(affiliates);
  const { text, heads } = await fetchCsvFile(employee, 'affiliates');
  expect(text).toBe(`\ufeff${heads.map((head) => `"${head}"`).join(',')}\r\n`);
  expect(heads).toContain('Value won (rupees)');
});

test('folder, search, filters and order apply to the CSV file', async ({ product, employee }) => {
  await product.services.db.delete(messages);
  await fillTable(product, 'messages', 30);
  const sendersOf = async (filter: Record<string, unknown>) =>
    (await fetchCsvFile(employee, 'messages', filter)).rows.map(({ Name }) => Name);
  expect(await sendersOf({ folder: 'SPAM' })).toEqual(['Sender 22', 'Sender 11']);
  expect(await sendersOf({ folder: 'INBOX', search: 'Sender 3', isRead: null })).toEqual(['Sender 30', 'Sender 3']);
  expect(await sendersOf({ isRead: false })).toEqual([30, 25, 20, 15, 10, 5].map((n) => `Sender ${n}`));
  expect(await sendersOf({ filter: { stages: ['WON'] } })).toEqual([]);
  expect(await sendersOf({ sort: 'NEWEST', folder: 'SPAM' })).toEqual(['Sender 11', 'Sender 22']);
});

test('a cell keeps its special characters and line ends without becoming a formula', async ({ product, employee }) => {
  await product.services.db.delete(reviews);
  await fillTable(product, 'reviews', 9);
  const texts = [
    'Grüße aus Köln',
    '👍🏽 हिन्दी',
    'He said "yes", twice',
    'one\ntwo\r\nthree',
    '=1+1',
    '+1',
    '-1',
    '@a',
    '\tb',
  ];
  for (const [index, text] of texts.entries())
    await product.services.db.execute(
      sql`update reviews set client_feedback = ${text} where name = ${`Client ${index + 1}`}`,
    );
  const { isMarked, rows } = await fetchCsvFile(employee, 'reviews');
  expect(isMarked).toBe(true);
  const formula = /^[=+\-@\t\r]/;
  expect(rows.map(({ Review }) => Review)).toEqual(texts.map((text) => (formula.test(text) ? `'${text}` : text)));
});

/** Starts a download of all messages without reading the response. */
async function startDownload({ url }: Product, { token }: Person): Promise<IncomingMessage> {
  const { hostname, port } = new URL(url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = request({ hostname, port, method: 'POST', path: `${CSV}/messages`, headers, agent: false });
  sent.end('{}');
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

/** Fills the inbox beyond the size of socket buffers. */
async function fillInbox(product: Product, count: number): Promise<void> {
  await product.services.db.delete(messages);
  await fillTable(product, 'messages', count);
  await product.services.db.execute(
    sql`update messages set is_spam = false, is_read = true, message = repeat('Zeile ', 800)`,
  );
}

describe('a long list', () => {
  const COUNT = 2500;
  test.beforeAll(({ product }) => fillInbox(product, COUNT));

  test('a long CSV file is read page by page into a complete and ordered list', async ({ product, employee }) => {
    const pages: number[] = [];
    beforeLaterPages(product, async (page) => void pages.push(page));
    const { rows } = await fetchCsvFile(employee, 'messages');
    expect(rows.map(({ Name }) => Name)).toEqual(
      Array.from({ length: COUNT }, (_, index) => `Sender ${COUNT - index}`),
    );
    expect(new Set(rows.map(({ Id }) => Id)).size).toBe(COUNT);
    expect(pages).toHaveLength(Math.ceil(COUNT / 200) - 1);
  });

  test('a CSV download is aborted when the session ends', async ({ product }) => {
    const person = await product.signedIn('Employee');
    beforeLaterPages(product, async (page) => {
      if (page === 2) await product.services.db.delete(sessions).where(sql`user_id = ${person.id}`);
    });
    const response = await requestCsv(person, 'messages');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  test('a CSV download is read at the speed of the client until it ends', async ({ product, employee }) => {
    let read = 1;
    beforeLaterPages(product, async (page) => {
      read = page;
    });
    const response = await startDownload(product, employee);
    // The client reads nothing: buffers fill up, and no further page is read.
    let before = 0;
    await until(
      async () => {
        const isStill = before === read;
        before = read;
        return isStill && read > 1;
      },
      { everyMs: 300 },
    );
    expect(read).toBeLessThan(Math.ceil(COUNT / 200));
    response.destroy();
    const ended = read;
    await fetchCsvFile(employee, 'reviews');
    expect(read).toBeLessThanOrEqual(ended + 1);
  });

  test('an unread CSV download does not prevent the server from stopping', async () => {
    const other = await startProduct();
    await fillInbox(other, COUNT);
    const response = await startDownload(other, await other.signedIn('Employee'));
    await other.stop();
    await expect(response.toArray()).rejects.toThrow('aborted');
  });
});

test('the session and the API tokens of a user share one limit of CSV downloads', async ({ product, admin }) => {
  const person = await product.signedIn('admin');
  const token = await machineOf(person, 'ADMIN');
  await leaveOnly(product, 2, 'downloadCsvTo', person.id);
  expect(await statusOf(person, 'reviews')).toBe(200);
  expect(await statusOf(token, 'reviews')).toBe(200);
  const refused = await requestCsv(person, 'reviews');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await statusOf(token, 'reviews')).toBe(429);
  expect(await statusOf(admin, 'reviews')).toBe(200);
});
