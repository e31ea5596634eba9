import { describe, expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { visitMonths } from '#server/office/dashboard/insight/table.ts';
import { visitFigures, visitSalts, visits } from '#server/platform/visit/table.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { insertEnquiry, insertVisits, wonOn } from '#tests/kit/content/insight.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { test as base } from '#tests/kit/test.ts';
import { day, report, TABLE } from './reporting.ts';

const test = base.extend('settings', { scope: 'file' }, { TRUST_PROXY: '127.0.0.1' });

test.beforeAll(({ product }) => product.holdTime());

test.beforeEach(async ({ product }) => {
  for (const table of [visits, visitFigures, visitSalts, visitMonths, messages])
    await product.services.db.delete(table);
});

describe('the tables', () => {
  test('the source table combines visits and messages, including messages without a source', async ({
    product,
    employee,
  }) => {
    await insertVisits(product, day(product, 1), {
      total: { '': [9, 12] },
      source: { google: [5, 6], direct: [4, 6] },
      campaign: { diwali: [2, 3] },
    });
    await insertVisits(product, day(product, 0), { total: { '': [1, 1] }, source: { google: [1, 1] } });
    await insertEnquiry(product, day(product, 1), {
      source: 'google',
      campaign: 'diwali',
      ...wonOn(day(product, 0), 300),
    });
    await insertEnquiry(product, day(product, 0), { source: 'came by phone' });
    await insertEnquiry(product, day(product, 0));
    await insertEnquiry(product, day(product, 9), { source: 'google' });
    const none = { title: null, won: 0, value: 0 };
    expect(await report(employee, `sources ${TABLE} campaigns ${TABLE}`, { days: 3 })).toEqual({
      sources: {
        count: 4,
        rows: [
          { ...none, name: 'google', visitors: 6, views: 7, enquiries: 1, won: 1, value: 300 },
          { ...none, name: 'direct', visitors: 4, views: 6, enquiries: 0 },
          { ...none, name: 'came by phone', visitors: 0, views: 0, enquiries: 1 },
          { ...none, name: null, visitors: 0, views: 0, enquiries: 1 },
        ],
      },
      campaigns: {
        count: 1,
        rows: [{ ...none, name: 'diwali', visitors: 2, views: 3, enquiries: 1, won: 1, value: 300 }],
      },
    });
  });

  test('the page tables count a message once for each of its two pages', async ({ product, employee }) => {
    const { slug, title } = await makePost(employee, { isPublished: true });
    await insertItem(product, { slug: 'harbour', title: 'The harbour', isPublished: true });
    await makePage(employee, { slug: 'prices', title: 'What it costs', isPublished: true });
    const [post, item] = [`/blog/${slug}`, '/portfolio/harbour'];
    await insertVisits(product, day(product, 0), {
      total: { '': [9, 12] },
      page: {
        '/': [5, 6],
        [post]: [4, 6],
        '/portfolio': [0, 2],
        [item]: [0, 1],
        '/blog/gone': [1, 1],
        '/prices': [1, 1],
      },
      device: { phone: [6, 8], desktop: [3, 4] },
    });
    await insertEnquiry(product, day(product, 0), { firstPage: post, sentFrom: '/contact' });
    await insertEnquiry(product, day(product, 0), { firstPage: post, sentFrom: post, ...wonOn(day(product, 0), 40) });
    await insertEnquiry(product, day(product, 0), { sentFrom: item });
    const { pages, posts, items, devices } = await report(
      employee,
      `pages ${TABLE} posts ${TABLE} items ${TABLE} devices ${TABLE}`,
    );
    const ofPost = { name: post, title, visitors: 4, views: 6, enquiries: 2, won: 1, value: 40 };
    const ofItem = { name: item, title: 'The harbour', visitors: 0, views: 1, enquiries: 1, won: 0, value: 0 };
    expect(pages.rows.map(({ name, enquiries }: { name: string; enquiries: number }) => [name, enquiries])).toEqual([
      ['/', 0],
      [post, 2],
      ['/blog/gone', 0],
      ['/prices', 0],
      [item, 1],
      ['/contact', 1],
      ['/portfolio', 0],
    ]);
    expect(pages.rows.find(({ name }: { name: string }) => name === '/prices').title).toBe('What it costs');
    expect(pages.rows[1]).toEqual(ofPost);
    expect([posts, items]).toEqual([
      { rows: [ofPost], count: 1 },
      { rows: [ofItem], count: 1 },
    ]);
    const unknown = { title: null, enquiries: null, won: null, value: null };
    expect(devices.rows).toEqual([
      { name: 'phone', visitors: 6, views: 8, ...unknown },
      { name: 'desktop', visitors: 3, views: 4, ...unknown },
    ]);
  });

  test('a table has at most 100 rows and the total number of rows', async ({ product, employee }) => {
    const source = Object.fromEntries(Array.from({ length: 130 }, (_, n) => [`source ${n}`, [n + 1, n + 1]]));
    await insertVisits(product, day(product, 0), {
      total: { '': [1, 1] },
      source: source as Record<string, [number, number]>,
    });
    const { sources } = await report(employee, `sources ${TABLE}`);
    expect([sources.count, sources.rows.length, sources.rows[0].name]).toEqual([130, 100, 'source 129']);
  });
});
