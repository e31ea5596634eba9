import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { visitFigures } from '#server/platform/visit/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, heading, loaded, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { daysAgo, insertEnquiry, insertVisits, wonOn } from '#tests/kit/content/insight.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let post: { slug: string; title: string };
test.beforeAll(async ({ employee }) => {
  post = await makePost(employee, { title: 'A post that is found', isPublished: true });
});
test.beforeEach(async ({ product }) => {
  for (const table of [visitFigures, messages]) await product.services.db.delete(table);
});

const day = (product: Product, ago: number) => daysAgo(product, ago);

async function fill(product: Product): Promise<void> {
  for (const ago of [0, 3, 40])
    await insertVisits(product, day(product, ago), {
      total: { '': [10, 25] },
      page: { '/': [6, 10], [`/blog/${post.slug}`]: [4, 15] },
      source: { google: [7, 20], 'news.example': [3, 5] },
      campaign: { diwali: [2, 4] },
      device: { phone: [8, 20], desktop: [2, 5] },
    });
  const found = { source: 'google', campaign: 'diwali', firstPage: `/blog/${post.slug}`, sentFrom: '/contact' };
  await insertEnquiry(product, day(product, 3), { ...found, ...wonOn(day(product, 0), 180_000) });
  await insertEnquiry(product, day(product, 2), found);
  await insertEnquiry(product, day(product, 2));
  await insertEnquiry(product, day(product, 2), { ...found, isSpam: true });
  await insertEnquiry(product, day(product, 40), { ...found, ...wonOn(day(product, 35), 9) });
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rowOf = (page: Page, table: string, name: string) =>
  section(page, table)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
/** Follows a link to the inbox. @returns the number of messages that the inbox reports */
async function foundBy(page: Page, name: string, within = page.getByRole('main')): Promise<string | null> {
  await within.getByRole('link', { name, exact: true }).first().click();
  await heading(page, 'Contact Queries').waitFor();
  const status = page.getByRole('status').filter({ hasText: /found$/ });
  await status.waitFor();
  const said = await status.textContent();
  await page.goBack();
  await heading(page, 'Insights').waitFor();
  return said;
}

describe('the report', () => {
  test('each figure of the report opens as many messages', async ({ product, employee }) => {
    await fill(product);
    const visitor = await visit(product, employee);
    const { page } = visitor;
    await visitor.open('/admin/insights');
    const total = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
    await total('Visitors 20').getByText('10 more than before (+100%)').waitFor();
    await total('Page views 50').waitFor();
    await total('Enquiries 3').getByText('2 more than before (+200%)').waitFor();
    await total('Won 1').getByText('The same as before').waitFor();
    await total('Value won ₹1,80,000').waitFor();
    const path = section(page, 'From visits to clients');
    await path.getByText('15% of the visitors').waitFor();
    await path.getByText('33% of these enquiries, worth ₹1,80,000').waitFor();

    for (const [name, found] of [
      ['Enquiries 3', '3 found'],
      ['Won 1', '1 found'],
      ['3 enquiries', '3 found'],
      ['1 won by now', '1 found'],
    ] as const)
      expect([name, await foundBy(page, name)]).toEqual([name, found]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('each message figure in the tables of the report opens as many messages', async ({ product, employee }) => {
    await fill(product);
    const visitor = await visit(product, employee);
    const { page } = visitor;
    await visitor.open('/admin/insights');
    for (const [name, found] of [
      ['2 enquiries, Google', '2 found'],
      ['1 won, Google', '1 found'],
      ['1 enquiries, Unknown', '1 found'],
      ['2 enquiries, diwali', '2 found'],
      [`2 enquiries, ${post.title}`, '2 found'],
      ['2 enquiries, /contact', '2 found'],
    ] as const)
      expect([name, await foundBy(page, name)]).toEqual([name, found]);

    const cells = (table: string, name: string) => rowOf(page, table, name).getByRole('cell').allTextContents();
    expect(await cells('Sources', 'news.example')).toEqual(['6', '10', '0', '0', '₹0']);
    expect(await cells('Posts', post.title)).toEqual(['8', '30', '2', '1', '₹1,80,000']);
    expect(await cells('Devices', 'phone')).toEqual(['16', '40']);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('the period of the report that is selected by keyboard is in the address', async ({ product, employee }) => {
    await fill(product);
    const visitor = await visit(product, employee);
    const { page } = visitor;
    await visitor.open('/admin/insights');
    await page.getByRole('link', { name: '90 days' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Visitors 30' }).waitFor();
    expect(new URL(page.url()).search).toBe('?days=90');
    await page.getByRole('navigation', { name: 'What is shown' }).getByRole('link', { name: 'Enquiries' }).click();
    const table = page.getByRole('table', { name: 'Enquiries by week, newest first' });
    await table.waitFor();
    expect(await table.getByRole('row').count()).toBe(1 + (await page.locator('figure svg g').count()));
    await page.getByLabel('By', { exact: true }).selectOption('Month');
    await page.getByRole('table', { name: 'Enquiries by month, newest first' }).waitFor();
    await page.getByLabel('From', { exact: true }).fill(day(product, 3));
    await page.getByLabel('To', { exact: true }).fill(day(product, 0));
    await page.getByRole('link', { name: 'Visitors 20' }).waitFor();
    await page.getByRole('link', { name: 'Visitors', exact: true }).click();
    await page.getByRole('table', { name: 'Visitors by day, newest first' }).getByRole('link').last().click();
    await page.getByRole('link', { name: 'Visitors 10' }).waitFor();
    expect(new URL(page.url()).search).toBe(`?from=${day(product, 3)}&to=${day(product, 3)}`);
    await page.goBack();
    await page.getByRole('link', { name: 'Visitors 20' }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('a period that ends before it begins is refused until another is selected', async ({ product, employee }) => {
    const visitor = await visit(product, employee);
    const { page } = visitor;
    await visitor.open(`/admin/insights?from=${day(product, 1)}&to=${day(product, 2)}`);
    await page.getByRole('alert').getByText('The last day is before the first.').waitFor();
    await page.getByRole('link', { name: '7 days' }).click();
    await heading(page, 'Insights').waitFor();
    await page.getByText('Nothing in This Period').waitFor();
    await visitor.leave();
  });

  test('a failed report can be retried', async ({ product, employee }) => {
    const visitor = await visit(product, employee);
    const { page } = visitor;
    const failing = await meddle(page, 'Insights', 'failing');
    failing.release();
    await visitor.open('/admin/insights');
    const alert = page.getByRole('alert').filter({ hasText: 'Error Loading Insights' });
    await alert.waitFor();
    await failing.stop();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('Nothing in This Period').waitFor();
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });

  test('each table can be downloaded as CSV without formulas', async ({ product, employee }) => {
    await fill(product);
    await insertVisits(product, day(product, 1), { total: { '': [1, 1] }, campaign: { '=1+1': [1, 1] } });
    const visitor = await visit(product, employee);
    const { page } = visitor;
    await visitor.open('/admin/insights');
    const linesOf = async (table: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, `Download CSV: ${table}`).click(),
      ]);
      return (await readFile(await download.path(), 'utf8')).split('\r\n');
    };
    const counts = '"Visitors","Page views","Enquiries","Won","Value (rupees)"';
    const campaigns = await linesOf('Campaigns');
    expect(campaigns[0]).toBe(`\ufeff"Campaign","Title",${counts}`);
    expect(campaigns.slice(1)).toEqual(['"diwali",,"4","8","2","1","180000"', '"\'=1+1",,"1","1","0","0","0"', '']);
    expect((await linesOf('Devices'))[1]).toBe('"phone",,"16","40",,,');
    const series = await linesOf('Over time');
    expect([series[0], series.length]).toEqual([`\ufeff"From","To",${counts}`, 32]);
    await visitor.leave();
  });

  test('the report fits a phone and has no accessibility violation', async ({ product, employee }) => {
    await fill(product);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const visitor = await visit(product, employee, { viewport });
      const { page } = visitor;
      await visitor.open('/admin/insights');
      await section(page, 'Devices').waitFor();
      await loaded(page);
      expect(await violations(page)).toEqual([]);
      const [inside, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(inside).toBeLessThanOrEqual(width as number);
      await visitor.leave();
    }
  });
});

test('each filter that the inbox lists can be removed', async ({ product, employee }) => {
  await fill(product);
  const visitor = await visit(product, employee);
  const { page } = visitor;
  const asked = { campaign: 'diwali', page: '/contact', wonFrom: day(product, 1), wonTo: day(product, 0) };
  await visitor.open(`/contact-query?${new URLSearchParams(asked)}`);
  await page.getByText('1 found').waitFor();
  await button(page, /^Remove the filter Won: /).click();
  await page.getByText('3 found').waitFor();
  await button(page, 'Remove the filter Campaign: diwali').click();
  await button(page, 'Remove the filter Page: /contact').click();
  await page.getByText('4 messages').waitFor();
  expect(await page.getByRole('list', { name: 'Filtered by' }).count()).toBe(0);
  await visitor.open('/contact-query?hasSource=no');
  await page.getByText('1 found').waitFor();
  await button(page, 'Clear filters').click();
  await page.getByText('4 messages').waitFor();
  await visitor.leave();
});

test('the list of posts shows the figures of the last 30 days', async ({ product, employee }) => {
  await fill(product);
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/blog-manage');
  const row = page.getByRole('row').filter({ hasText: post.title });
  await row.getByText('30 views').waitFor();
  await row.getByRole('link', { name: `2 enquiries of ${post.title}` }).click();
  await heading(page, 'Contact Queries').waitFor();
  await page.getByText('2 found').waitFor();
  await visitor.leave();
});

test('the dashboard has a small report, which fails alone', async ({ product, employee }) => {
  await fill(product);
  const visitor = await visit(product, employee);
  const { page } = visitor;
  const failing = await meddle(page, 'InsightSummary', 'failing');
  failing.release();
  await visitor.open('/dashboard');
  const recent = section(page, 'The last 30 days');
  const alert = recent.getByRole('alert');
  await alert.getByText('Failed to load the visits.').waitFor();
  await page.getByRole('table', { name: 'Enquiries by stage' }).waitFor();
  await failing.stop();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await recent.getByRole('link', { name: 'Visitors 20' }).waitFor();
  await recent.getByText('2 more than before (+200%)').waitFor();
  await recent.getByRole('link', { name: 'All insights' }).click();
  await heading(page, 'Insights').waitFor();
  expect(at(page)).toBe('/admin/insights');
  expect(withoutStatus(visitor, 502)).toEqual([]);
  await visitor.leave();
});
