import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { visitFigures, visitSalts, visits } from '#server/platform/visit/table.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { counted, figuresOf, hitsOf, sendHit } from '#tests/kit/content/visit.ts';
import { send } from '#tests/kit/network/raw.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
beforeEach(async () => {
  product ??= await startProduct({ TRUST_PROXY: '127.0.0.1' });
  for (const table of [visits, visitFigures, visitSalts]) await product.services.db.delete(table);
});
afterAll(() => product.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });
const DAY_MS = 24 * 3600 * 1000;

async function count(...hits: Parameters<typeof sendHit> extends [unknown, ...infer Rest] ? Rest[] : never) {
  const before = await hitsOf(product, 'counted');
  for (const hit of hits) expect(await sendHit(product, ...hit)).toBe(204);
  await counted(product, before + hits.length);
}

describe('a visit', () => {
  test('a visitor counts once a day with the first source', async () => {
    await count(
      [{ path: '/about', referrer: 'https://www.google.co.in/search?q=secret', device: 'phone' }, from('198.51.100.7')],
      [{ path: '/contact', device: 'phone' }, from('198.51.100.7')],
      [
        { path: '/', campaign: { utm_source: 'Newsletter', utm_medium: 'Mail', utm_campaign: 'Diwali  2026' } },
        from('198.51.100.8'),
      ],
      [{ path: '/About/' }, from('198.51.100.9')],
    );
    expect(await figuresOf(product)).toEqual({
      total: [3, 4],
      'page /': [1, 1],
      'page /about': [2, 2],
      'page /contact': [0, 1],
      'source google': [1, 2],
      'source newsletter': [1, 1],
      'source direct': [1, 1],
      'campaign diwali 2026': [1, 1],
      'device phone': [1, 2],
      'device desktop': [2, 2],
    });
    const rows = await product.services.db.select().from(visits);
    expect(rows.find(({ source }) => source === 'google')).toMatchObject({
      path: '/about',
      medium: 'search',
      campaign: null,
      referrer: 'google.co.in',
    });
  });

  test.for<[string, object, object]>([
    ['a click on an advertisement', { campaign: { gclid: '' } }, { source: 'google', medium: 'paid' }],
    ['a page of another site', { referrer: 'https://news.example/a/b?c=d' }, { source: 'news.example', medium: null }],
    ['a social network', { referrer: 'https://l.facebook.com/' }, { source: 'facebook', medium: 'social' }],
    ['a page of this site', { referrer: 'own' }, { source: 'direct', referrer: null }],
    ['an address that is none', { referrer: 'javascript:alert(1)' }, { source: 'direct', referrer: null }],
    [
      'a campaign from a site',
      { referrer: 'https://x.com/', campaign: { utm_source: 'x' } },
      { source: 'x', referrer: 'x.com' },
    ],
  ])('a visit counts %s', async ([, beacon, expected]) => {
    const reported = 'referrer' in beacon && beacon.referrer === 'own' ? { referrer: `${product.url}/about` } : beacon;
    await count([reported]);
    expect(await product.services.db.select().from(visits)).toMatchObject([expected]);
  });

  test('an address that is unknown counts as other', async () => {
    const { slug } = await makePost(await product.signedIn('admin'), { isPublished: true });
    await count([{ path: `/blog/${slug}` }], [{ path: '/blog/there-is-none' }], [{ path: '/blog/author/nobody' }]);
    expect(await figuresOf(product)).toMatchObject({ [`page /blog/${slug}`]: [1, 1], 'page other': [0, 2] });
  });

  test('a page from the cache counts', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect((await send(product.url, '/about')).status).toBe(200);
      await count([{ path: '/about' }, from(`198.51.100.${round}`)]);
    }
    expect(await figuresOf(product)).toMatchObject({ 'page /about': [3, 3] });
  });

  test('a visit on the next day counts as another visitor that cannot be linked', async () => {
    await count([{}, from('198.51.100.7')]);
    product.passTime(DAY_MS);
    await count([{}, from('198.51.100.7')]);
    expect(await figuresOf(product)).toMatchObject({ total: [2, 2] });
    const rows = await product.services.db.select().from(visits);
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2);
  });
});

describe('hits that do not count', () => {
  test.for<[string, object | string, Record<string, string>]>([
    ['of a robot', {}, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    [
      'of a browser without a head',
      {},
      { 'user-agent': 'Mozilla/5.0 (X11; Linux) HeadlessChrome/140.0.0.0 Safari/537.36' },
    ],
    ['of one that says so in its brands', {}, { 'sec-ch-ua': '"HeadlessChrome";v="140", "Not=A?Brand";v="24"' }],
    ['of who says nothing of themself', {}, { 'user-agent': '' }],
    ['of who asks for privacy', {}, { 'sec-gpc': '1' }],
    ['of who does not want to be followed', {}, { dnt: '1' }],
    ['of a page that is fetched ahead', {}, { 'sec-purpose': 'prefetch;prerender' }],
    ['of a page that is drawn ahead', {}, { 'sec-purpose': 'prerender' }],
    ['of a page that an older browser fetches ahead', {}, { purpose: 'prefetch' }],
    ['of a page that Firefox fetches ahead', {}, { 'x-moz': 'prefetch' }],
    ['of a page that Safari previews', {}, { 'x-purpose': 'preview' }],
    ['of staff', {}, { authorization: 'Bearer something' }],
    ['from a page of another site', {}, { 'sec-fetch-site': 'cross-site' }],
    ['of a screen of the back office', { path: '/admin/messages' }, {}],
    ['of an address that lets somebody in', { path: '/submit-review/abc' }, {}],
    ['of an address that is none', { path: '/blog/../admin' }, {}],
    ['of a page that is not there', { path: '/wp-login.php' }, {}],
    ['of what is no beacon', 'path=/about', {}],
    ['of an empty body', '', {}],
    ['of a body that is too large', 'x'.repeat(100_000), {}],
    ['of a device that nobody has', { device: 'fridge' }, {}],
    ['of a body that names no type', '{}', { 'content-type': 'no type at all' }],
  ])('a hit %s is ignored with the same answer', async ([, beacon, headers]) => {
    const before = await hitsOf(product, 'ignored');
    expect(await sendHit(product, beacon, headers)).toBe(204);
    expect(await hitsOf(product, 'ignored')).toBe(before + 1);
  });

  test('a hundred ignored hits count nothing', async () => {
    for (let round = 0; round < 100; round += 1) await sendHit(product, {}, { dnt: '1' });
    await product.services.visits.stop();
    expect(await figuresOf(product)).toEqual({});
    product.services.visits.begin();
  });
});

describe('ANALYTICS=off', () => {
  test('with ANALYTICS=off a hit stores nothing and the pages mention no counting', async () => {
    const off = await startProduct({ ANALYTICS: 'off' });
    expect(await sendHit(off)).toBe(204);
    const page = async ({ url }: Product) => (await send(url, '/privacy-policy')).text;
    expect(await page(off)).toContain('"countsVisits":false');
    expect(await page(off)).not.toContain('We count the visits');
    expect(await page(product)).toContain('"countsVisits":true');
    expect(await page(product)).toContain('We count the visits');
    await off.services.visits.stop();
    for (const table of [visits, visitFigures, visitSalts]) expect(await off.services.db.$count(table)).toBe(0);
    expect(await hitsOf(off, 'ignored')).toBe(0);
    await off.stop();
  });
});
