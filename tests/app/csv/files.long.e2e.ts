import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { CSV } from '#schema/csvStrings.ts';
import { sessionStrings } from '#schema/session.ts';
import { csvLists } from '#server/app/csv/lists.ts';
import { handsOver } from '#tests/kit/browser/meddle.ts';
import { button, heading, leaveQuietly, loaded, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { takeBookings } from '#tests/kit/content/calls.ts';
import { chooseInMenu } from '#tests/kit/content/inbox.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { type Filled, filled, fillTable } from '#tests/kit/database/manyRows.ts';
import { downloadCsv } from '#tests/kit/network/csvFile.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';
import { beforeLaterPages } from './laterPages.ts';
import { idsOf, type List, lists, SECRET } from './lists.ts';

const FORMULA = '=HYPERLINK("https://evil.example")';

const people = {} as Record<List['who'], Person>;
test.beforeAll(async ({ product }) => {
  people.admin = await product.signedIn('admin');
  people.Employee = await product.signedIn('Employee');
  await takeBookings(people.admin);
  for (const { filledBy, formula } of lists) {
    if (filled.includes(filledBy as Filled)) await fillTable(product, filledBy as Filled, 250);
    else if (filledBy) await run(product, filledBy);
    if (formula)
      await run(
        product,
        `update ${formula[1]} set ${formula[2]} = '${formulaIn(formula[0])}' where id in
      (select id from ${formula[1]} order by id limit 5)`,
      );
  }
});

const run = (product: Product, statement: string) => product.services.db.execute(sql.raw(statement));
/** For an address column, a formula that is a valid address. */
const formulaIn = (head: string) => (head === 'Client' ? '=cmd@client.example' : FORMULA);
const downloadOf = (page: Page, { menu }: List) => downloadCsv(page, menu);

async function opened(product: Product, list: List, search = '', who = people[list.who]): Promise<[Visitor, Page]> {
  const visitor = await visit(product, who);
  await visitor.open(list.path + search);
  await loaded(visitor.page);
  await button(visitor.page, list.menu ?? 'List actions').waitFor();
  return [visitor, visitor.page];
}

test.for(lists.map((list) => [list.name, list] as const))(
  '%s: the whole list is downloaded in order, without formulas and secrets',
  async ([, list], { product }) => {
    const [visitor, page] = await opened(product, list);
    const earlier = dayOf(new Date());
    const file = await downloadOf(page, list);
    expect([earlier, dayOf(new Date())].map((day) => `${list.csv}-${day}.csv`)).toContain(file.name);
    expect(file.isMarked).toBe(true);
    const heads = csvLists[list.csv].columns.map(({ head, isOfficeTime }) => (isOfficeTime ? `${head} (India)` : head));
    expect(file.heads).toEqual(heads);
    const ids = await idsOf(list, people[list.who]);
    const idHead = list.csv === 'audit' ? null : 'Id';
    expect(file.rows).toHaveLength(ids.length);
    if (idHead) expect(file.rows.map((row) => row[idHead])).toEqual(ids);
    if (list.filledBy) expect(file.rows.length).toBeGreaterThan(200);
    if (list.formula) {
      const [head] = list.formula;
      const cells = file.rows.map((row) => row[head]);
      expect(cells).toContain(`'${formulaIn(head)}`);
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell ?? ''))).toEqual([]);
    }
    expect(file.text).not.toContain(SECRET);
    await leaveQuietly(visitor, list.status);
  },
);

const narrowed = lists.flatMap((list) => (list.narrowed ? [[list.name, list, list.narrowed] as const] : []));
test.for(narrowed)(
  '%s: filter and search apply to the CSV file',
  async ([, list, [search, variables]], { product }) => {
    const [visitor, page] = await opened(product, list, search);
    const { rows } = await downloadOf(page, list);
    const ids = await idsOf(list, people[list.who], variables);
    expect(rows).toHaveLength(ids.length);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.length).toBeLessThan((await idsOf(list, people[list.who])).length);
    await leaveQuietly(visitor, list.status);
  },
);

test('bookings: the filter by host applies to the CSV file', async ({ product }) => {
  const list = lists.find(({ name }) => name === 'Bookings') as List;
  const { id } = people.admin;
  await run(
    product,
    `insert into booking_hosts (user_id, is_active, hours, days_off, created_at) values ('${id}', true, '[]', '{}', now())`,
  );
  await run(
    product,
    `update bookings set host_id = '${id}' where id in (select id from bookings order by starts_at limit 3)`,
  );
  const [visitor, page] = await opened(product, list, `?host=${id}`);
  const { rows } = await downloadCsv(page);
  expect(rows.map((row) => row.Id)).toEqual(await idsOf(list, people.admin, { hostId: id }));
  expect(rows).toHaveLength(3);
  await leaveQuietly(visitor);
});

const posts = lists.find(({ name }) => name === 'Posts') as List;
const noDownload = (page: Page) => {
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  return saved;
};

test('a download that breaks off is reported and saves no file until it is repeated', async ({ product }) => {
  const [visitor, page] = await opened(product, posts);
  const saved = noDownload(page);
  beforeLaterPages(product, () => Promise.reject(new Error('the second page fails')));
  await chooseInMenu(page, 'Download CSV');
  await visitor.hears('Failed to download the posts.');
  expect(saved).toEqual([]);
  vi.restoreAllMocks();
  const { rows } = await downloadCsv(page);
  expect(rows.map((row) => row.Id)).toEqual(await idsOf(posts, people.Employee));
  expect(visitor.complaints.filter((complaint) => !complaint.includes('ERR_INCOMPLETE_CHUNKED_ENCODING'))).toEqual([]);
  await visitor.leave();
});

test('a refused download gives the reason, also when the session has ended', async ({ product }) => {
  const [visitor, page] = await opened(product, posts);
  const saved = noDownload(page);
  const refuse = (status: number, message: string) =>
    page.route(`**${CSV}/posts`, (route) => route.fulfill({ status, json: { message } }), { times: 1 });
  await refuse(429, 'Please wait.');
  await handsOver(page);
  await chooseInMenu(page, 'Download CSV');
  await visitor.hears('Please wait.');
  await refuse(401, 'Nobody is signed in.');
  await handsOver(page);
  await chooseInMenu(page, 'Download CSV');
  await visitor.hears(sessionStrings.ended);
  await heading(page, 'Oops! Page Not Found').waitFor();
  expect(saved).toEqual([]);
  expect(visitor.complaints.filter((complaint) => !/status of (429|401)/.test(complaint))).toEqual([]);
  await visitor.leave();
});

test('a download shows its progress and saves no file when it is cancelled or its screen is left', async ({
  product,
}) => {
  const [visitor, page] = await opened(product, posts);
  const saved = noDownload(page);
  const locked = Promise.withResolvers<void>();
  beforeLaterPages(product, () => locked.promise);
  await chooseInMenu(page, 'Download CSV');
  const progress = page.getByText('Reading 200...');
  await progress.waitFor();
  await chooseInMenu(page, 'Cancel Download');
  await chooseInMenu(page, 'Download CSV');
  await progress.waitFor();
  await page.getByRole('link', { name: 'Add New Post' }).click();
  // The address changes before the screen.
  await heading(page, 'Add Blog Post').waitFor();
  locked.resolve();
  await visitor.answered();
  expect(saved).toEqual([]);
  await leaveQuietly(visitor);
});

test('a screen offers no download of a list that is empty or that the user may not read', async ({ product }) => {
  const visitor = await visit(product, people.Employee);
  for (const path of new Set(lists.filter(({ who }) => who === 'admin').map((list) => list.path))) {
    await visitor.open(path);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await loaded(visitor.page);
    const ways = visitor.page.getByText('Download CSV').or(button(visitor.page, /^List actions/));
    expect([path, await ways.count()]).toEqual([path, 0]);
  }
  await visitor.open(`${paths.manageBlogs}?search=nothing-has-this`);
  await visitor.page.getByText('0 found', { exact: true }).waitFor();
  await button(visitor.page, 'List actions').click();
  const item = visitor.page.getByRole('menuitem', { name: 'Download CSV' });
  expect(await item.getAttribute('aria-disabled')).toBe('true');
  await leaveQuietly(visitor);
});
