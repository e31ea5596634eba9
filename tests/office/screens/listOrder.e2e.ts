import type { Page } from 'playwright-core';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { CSV } from '#schema/csvStrings.ts';
import { replyTemplates } from '#server/clients/message/replyTemplate/table.ts';
import { reviewLinks } from '#server/clients/review/table.ts';
import { missedPaths } from '#server/content/redirect/table.ts';
import { webhookDeliveries, webhooks } from '#server/platform/webhook/table.ts';
import { imports } from '#server/transfer/import/table.ts';
import { button, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { insertReader } from '#tests/kit/content/newsletter.ts';
import { makeRedirect } from '#tests/kit/content/redirect.ts';
import { makeTemplate } from '#tests/kit/content/replyTemplate.ts';
import { issueLink } from '#tests/kit/content/review.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { downloadCsv } from '#tests/kit/network/csvFile.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const insertMissedPath = ({ services: { db } }: Product, path: string) =>
  db.insert(missedPaths).values({
    ...{ id: uuidv7(), path, count: 1, firstAt: new Date(), lastAt: new Date(), isWanted: true },
  });

const WEBHOOK_ID = uuidv7();
const WEBHOOK_PATH = `/admin/webhooks/${WEBHOOK_ID}`;

async function insertWebhookLog({ services: { db } }: Product) {
  const [id, webhookId, now] = [uuidv7(), WEBHOOK_ID, new Date()];
  const url = 'https://hooks.example/';
  await db.insert(webhooks).values({
    ...{ id: webhookId, url, events: ['post.published'], isOn: false, sealedSecret: '', createdAt: now },
  });
  await db.insert(webhookDeliveries).values({
    ...{ id, webhookId, body: '{}', state: 'delivered', status: 200, createdAt: now, queuedAt: now, runAt: now },
  });
}

const insertImport = ({ services: { db } }: Product) =>
  db.insert(imports).values({
    ...{ id: uuidv7(), source: 'ghost', fileName: 'old.json', state: 'done', startedAt: new Date(), startedBy: 'Asha' },
  });

test.beforeAll(async ({ product, admin }) => {
  await makeMessage(product);
  await makeAffiliate(product.nobody);
  await makePost(admin);
  await makeRedirect(admin);
  await insertReader(product);
  await insertMissedPath(product, '/missed');
  await issueLink(admin);
  await issueToken(admin);
  await makeWebhook(admin);
  await insertWebhookLog(product);
  await insertImport(product);
  await makeTemplate(admin);
  await makePicture(admin);
});

const column = (page: Page, head: string) => page.getByRole('columnheader', { name: head, exact: true });
const sortOf = (page: Page, head: string) => column(page, head).getAttribute('aria-sort');
const titles = (page: Page) => page.getByRole('rowheader').allInnerTexts();
const query = (page: Page) => new URL(page.url()).search;

test('the head of a column orders the list by it', async ({ product, employee }) => {
  await emptyBlog(product);
  for (const title of ['banana', 'Apple', 'cherry']) await makePost(employee, { title });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/blog-manage');
  await expect.poll(() => titles(page)).toEqual(['cherry', 'Apple', 'banana']);
  expect([await sortOf(page, 'Created At'), await sortOf(page, 'Title')]).toEqual(['descending', null]);

  await link(column(page, 'Title'), 'Title').click();
  await expect.poll(() => titles(page)).toEqual(['Apple', 'banana', 'cherry']);
  expect([await sortOf(page, 'Created At'), await sortOf(page, 'Title')]).toEqual([null, 'ascending']);
  await page.getByRole('table', { name: 'Blog posts, title, A to Z' }).waitFor();
  expect(query(page)).toBe('?sort=title');

  await link(column(page, 'Title'), 'Title').press('Enter');
  await expect.poll(() => titles(page)).toEqual(['cherry', 'banana', 'Apple']);
  expect(await sortOf(page, 'Title')).toBe('descending');
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['cherry', 'banana', 'Apple']);

  await button(page, 'List actions').click();
  expect(await page.getByRole('menuitemradio', { name: 'Title, Z to A' }).getAttribute('aria-checked')).toBe('true');
  await page.getByRole('menuitemradio', { name: 'Newest first' }).click();
  await expect.poll(() => titles(page)).toEqual(['cherry', 'Apple', 'banana']);
  expect(query(page)).toBe('');
  await leaveQuietly(visitor);
});

/** The heads of each list that order it. */
const lists: [path: string, heads: string[]][] = [
  ['/contact-query', ['From', 'Last activity']],
  ['/blog-manage', ['Title', 'Created At']],
  ['/admin/affiliate-manage', ['Name', 'Email', 'Company', 'Created At']],
  ['/admin/users', ['Name', 'Email', 'Role']],
  ['/admin/redirects', ['From', 'To']],
  ['/admin/newsletter', ['Email', 'State', 'Since']],
  ['/admin/redirects', ['Address', 'Times', 'Last Asked For']],
  ['/admin/generate-review-link', ['Client', 'Issued', 'Good Until', 'Used']],
  ['/admin/api-tokens', ['Name', 'Made', 'Good Until', 'Last Used']],
  ['/admin/webhooks', ['Webhook']],
  [WEBHOOK_PATH, ['Event', 'State', 'When']],
  ['/admin/import', ['File', 'Site', 'Begun']],
  ['/admin/reply-templates', ['Name']],
  ['/admin/audit', ['When']],
];

test('in each list, every head with an order orders the list', async ({ product, admin }) => {
  const visitor = await visit(product, admin, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  for (const [path, heads] of lists) {
    await visitor.open(path);
    await page.getByRole('table').first().waitFor();
    for (const head of heads) {
      await link(column(page, head), head).click();
      await expect.poll(() => sortOf(page, head)).toMatch(/^(a|de)scending$/);
      await page.getByRole('rowheader').first().waitFor();
      expect(await page.getByText(/^Error/).count()).toBe(0);
    }
  }
  await leaveQuietly(visitor);
});

test('the menu sets the order of lists of cards and of pictures too', async ({ product, admin }) => {
  const visitor = await visit(product, admin);
  const { page } = visitor;
  const orders: [path: string, orders: string[]][] = [
    ['/admin/manage-reviews', ['Most stars first', 'Name, A to Z']],
    ['/admin/media', ['Largest file first', 'Name, A to Z']],
    ['/portfolio-manage', ['Latest publication', 'Title, A to Z']],
    ['/admin/pages', ['Latest change', 'Title, Z to A']],
  ];
  for (const [path, names] of orders) {
    await visitor.open(path);
    for (const name of names) {
      const before = query(page);
      await button(page, 'List actions').click();
      await page.getByRole('menuitemradio', { name }).click();
      await expect.poll(() => query(page)).not.toBe(before);
      expect(await page.getByText(/^Error/).count()).toBe(0);
    }
  }
  await leaveQuietly(visitor);
});

test('the search field of the subscribers is as high as that of other lists', async ({ product, admin }) => {
  await insertReader(product);
  const visitor = await visit(product, admin, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const heightOf = async (name: string) => (await page.getByRole('searchbox', { name }).boundingBox())?.height;
  await visitor.open('/blog-manage');
  const usual = await heightOf('Find by title');
  await visitor.open('/admin/newsletter');
  await page.getByRole('searchbox', { name: 'Search subscribers' }).waitFor();
  expect(usual).toBeGreaterThan(20);
  expect(await heightOf('Search subscribers')).toBe(usual);
  await leaveQuietly(visitor);
});

test('two lists of one screen have an order each', async ({ product, admin }) => {
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await insertMissedPath(product, '/also-missed');
  await visitor.open('/admin/redirects?sort=from');
  await button(page, 'List actions: Not Found').click();
  await page.getByRole('menuitemradio', { name: 'Latest request first' }).click();
  await expect.poll(() => sortOf(page, 'Last Asked For')).toBe('descending');
  expect([await sortOf(page, 'From'), query(page)]).toEqual(['ascending', '?sort=from&missed=latest']);
  await leaveQuietly(visitor);
});

test('a new item takes its place in the order of the list', async ({ product, admin }) => {
  await product.services.db.delete(replyTemplates);
  await product.services.db.delete(reviewLinks);
  for (const name of ['Apple', 'cherry']) await makeTemplate(admin, { name });
  for (const name of ['a', 'c']) await issueLink(admin, { email: `${name}@client.example` });
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open('/admin/reply-templates?sort=name');
  await expect.poll(() => titles(page)).toEqual(['Apple', 'cherry']);
  await button(page, 'Add a Template').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('banana');
  await page.getByRole('textbox', { name: 'Text' }).fill('Dear client');
  await button(page, 'Add Template').click();
  await expect.poll(() => titles(page)).toEqual(['Apple', 'banana', 'cherry']);

  await visitor.open('/admin/generate-review-link?sort=client');
  await page.getByText('2 in all, client, A to Z').waitFor();
  await page.getByRole('textbox', { name: 'Client email' }).fill('b@client.example');
  await button(page, 'Generate Link').click();
  await expect.poll(() => titles(page)).toEqual(['a@client.example', 'b@client.example', 'c@client.example']);
  await leaveQuietly(visitor);
});

/** Screens that compose their download each: an order in the address, and in the API. */
const csvLists: [address: string, list: string, orderBy: string, menu?: string][] = [
  ['/contact-query?sort=name', 'messages', 'NAME_ASC'],
  ['/admin/affiliate-manage?sort=company', 'affiliates', 'COMPANY_ASC'],
  ['/admin/newsletter?sort=state', 'subscribers', 'STATE_ASC'],
  ['/admin/media?sort=largest', 'pictures', 'SIZE_DESC'],
  ['/admin/users?sort=role', 'users', 'ROLE_ASC'],
  ['/admin/redirects?sort=to', 'redirects', 'TO_ASC'],
  ['/admin/generate-review-link?sort=used', 'review-links', 'USED_DESC', 'List actions: Issued Links'],
  ['/admin/api-tokens?sort=ends', 'api-tokens', 'EXPIRES_ASC', 'List actions: Issued Tokens'],
  ['/admin/webhooks?sort=name-desc', 'webhooks', 'NAME_DESC'],
  [`${WEBHOOK_PATH}?sort=event`, 'deliveries', 'EVENT_ASC', 'List actions: Deliveries'],
  ['/admin/import?sort=file-desc', 'imports', 'FILE_DESC', 'List actions: All Imports'],
  ['/admin/reply-templates?sort=updated', 'reply-templates', 'UPDATED_DESC'],
  ['/admin/audit?sort=oldest', 'audit', 'AT_ASC'],
  ['/admin/redirects?missed=least', 'not-found', 'COUNT_ASC', 'List actions: Not Found'],
];

test('the CSV file of a list has the order that the screen shows', async ({ product, admin }) => {
  await emptyBlog(product);
  for (const title of ['banana', 'Apple', 'cherry']) await makePost(admin, { title });
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open('/blog-manage?sort=title');
  await expect.poll(() => titles(page)).toEqual(['Apple', 'banana', 'cherry']);
  const { rows } = await downloadCsv(page);
  expect(rows.map(({ Title }) => Title)).toEqual(['Apple', 'banana', 'cherry']);
  for (const [address, list, orderBy, menu] of csvLists) {
    await goWithin(page, address);
    await button(page, menu ?? 'List actions').waitFor();
    const request = page.waitForRequest(`**${CSV}/${list}`);
    await downloadCsv(page, menu);
    expect([list, (await request).postDataJSON().orderBy]).toEqual([list, orderBy]);
  }
  await leaveQuietly(visitor);
});

/** Where the text of an entry of a menu begins, in pixels. */
const textStart = (item: Element) => {
  const text = document.createRange();
  text.selectNode(item.lastChild as Node);
  return Math.round(text.getBoundingClientRect().x);
};

test('the menu of a list takes touches on 44 pixels and has its texts one below the other', async ({
  product,
  admin,
}) => {
  const visitor = await visit(product, admin, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = visitor;
  await visitor.open('/blog-manage');
  const menu = button(page, 'List actions');
  const box = await menu.boundingBox();
  if (!box) throw new Error('the menu has no box');
  const [x, y] = [box.x + box.width / 2 - 21.5, box.y + box.height / 2 - 21.5];
  for (const [left, top] of [
    [x, y],
    [x + 43, y],
    [x, y + 43],
    [x + 43, y + 43],
  ] as const)
    expect(await menu.evaluate((one, [a, b]) => document.elementFromPoint(a, b) === one, [left, top] as const)).toBe(
      true,
    );
  await page.touchscreen.tap(x, y);
  const items = page.getByRole('menu').locator('[role^=menuitem]');
  await items.first().waitFor();
  expect(new Set(await Promise.all((await items.all()).map((item) => item.evaluate(textStart)))).size).toBe(1);
  await leaveQuietly(visitor);
});
