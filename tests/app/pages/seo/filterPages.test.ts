import { describe, expect } from 'vitest';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('filled', { scope: 'file' }, async ({ admin }) => {
  await makePost(admin, { title: 'First of two', tags: ['Common', 'Lonely'], isPublished: true });
  await makePost(admin, { title: 'Second of two', tags: ['common'], isPublished: true });
  await makeItem(admin, { title: 'An item of two', category: 'Web', tags: ['React', 'Alone'], isPublished: true });
  await makeItem(admin, { title: 'Another of two', category: 'Web', tags: ['React'], isPublished: true });
  await makeItem(admin, { title: 'The only one', category: 'Print', tags: ['Ink'], isPublished: true });
});
const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? null;
const linkTo = (html: string, path: string) =>
  [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(`href="${path}"`)) ?? '';

describe('a filtered list', () => {
  test.for([
    ['/blogs?tag=Common', null],
    ['/blogs?tag=Lonely', 'noindex'],
    ['/blogs?tag=Nobody', 'noindex'],
    ['/blogs?search=two', 'noindex'],
    ['/blogs?tag=Common&search=two', 'noindex'],
    ['/portfolio?category=Web', null],
    ['/portfolio?tag=React', null],
    ['/portfolio?category=Print', 'noindex'],
    ['/portfolio?tag=Alone', 'noindex'],
    ['/portfolio?category=Web&tag=React', 'noindex'],
  ] as const)('%s has the robots %s', async ([path, robots], { product, filled: _ }) => {
    const html = await (await fetch(product.url + path)).text();
    expect(robotsOf(html)).toBe(robots);
    if (path !== '/blogs?search=two') expect(html).toContain('<link rel="canonical"');
  });

  test('links lead crawlers only to lists that are indexed', async ({ product, filled: _ }) => {
    const list = await (await fetch(`${product.url}/blogs`)).text();
    expect(linkTo(list, '/blogs?tag=Common')).toContain('rel="tag"');
    expect(linkTo(list, '/blogs?tag=Lonely')).toContain('rel="tag nofollow"');
    const portfolio = await (await fetch(`${product.url}/portfolio`)).text();
    expect(linkTo(portfolio, '/portfolio?category=Web')).not.toContain('nofollow');
    expect(linkTo(portfolio, '/portfolio?category=Print')).toContain('rel="nofollow"');
    const narrowed = await (await fetch(`${product.url}/portfolio?tag=React`)).text();
    expect(linkTo(narrowed, '/portfolio?category=Web&amp;tag=React')).toContain('rel="nofollow"');
  });
});

test('/book is indexed and listed only while calls are on', async ({ product, admin }) => {
  const read = async () => {
    const html = await (await fetch(`${product.url}/book`)).text();
    const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
    return [robotsOf(html), sitemap.includes('/book<')];
  };
  expect(await read()).toEqual(['noindex', false]);
  await changeSite(admin, { takesBookings: true });
  expect(await read()).toEqual([null, true]);
  await changeSite(admin, { takesBookings: false });
});

test('/favicon.ico is an icon of three sizes', async ({ product }) => {
  const response = await fetch(`${product.url}/favicon.ico`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    expect(bytes.readUInt8(entry)).toBe(size);
    const [length, offset] = [bytes.readUInt32LE(entry + 8), bytes.readUInt32LE(entry + 12)];
    const picture = bytes.subarray(offset, offset + length);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBe(size);
  }
});

test('the page of the affiliate programme has the place that its forms lead to', async ({ product }) => {
  const html = await (await fetch(`${product.url}/affiliate-marketing`)).text();
  expect(html).toContain('#inquiry"');
  expect(html).toContain('id="inquiry"');
});
