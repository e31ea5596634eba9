import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import pg from 'pg';
import { describe, expect } from 'vitest';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { queriesOf } from '#tests/kit/database/plans.ts';
import { send } from '#tests/kit/network/raw.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { paths as officePaths } from '#web/shared/paths.ts';

test.beforeAll(async ({ product }) => {
  product.holdTime();
  const employee = await product.signedIn('Employee');
  for (let count = 0; count < 5; count += 1) await makePost(employee, { isPublished: true });
  // The notification about the last change has arrived.
  await until(async () => (await queriesOf(product, () => send(product.url, '/blogs'))).length === 0);
});

const paths = [
  '/',
  '/blogs',
  '/contact',
  officePaths.messages,
  '/api/blogs',
  '/feed.xml',
  '/sitemap.xml',
  '/api',
  '/api/openapi.json',
];
const bytesOf = (product: Product, path: string, headers: Record<string, string>) =>
  new Promise<{ bytes: Buffer; encoding: string | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(product.url);
    const sent = request({ hostname, port, path, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ bytes: Buffer.concat(chunks), encoding: response.headers['content-encoding'] });
    });
    sent.on('error', reject).end();
  });

describe.for(paths)('%s', (path) => {
  test('cached and new answers differ only in date and request id', async ({ product }) => {
    const [first, second] = [await send(product.url, `${path}?new`), await send(product.url, `${path}?new`)];
    const { 'x-request-id': firstId, date: firstDate, ...firstHeaders } = first.headers;
    const { 'x-request-id': secondId, date: secondDate, ...secondHeaders } = second.headers;
    expect(secondHeaders).toEqual(firstHeaders);
    expect(secondHeaders['content-security-policy']).toBeTruthy();
    expect(secondHeaders['cache-control']).toBe('no-cache');
    expect(secondId).not.toBe(firstId);
    expect(second.text).toBe(first.text);
  });

  test('the answer has the best encoding that the client accepts', async ({ product }) => {
    const { text } = await send(product.url, `${path}?spot`);
    const plain = Buffer.from(text);
    const cases: [string, (string | undefined)[]][] = [
      ['gzip, deflate, br', ['br']],
      ['gzip', ['gzip']],
      ['br;q=0, gzip;q=0.1', ['gzip']],
      ['gzip, deflate, br, zstd', ['br']],
      ['zstd, br', ['br']],
      ['*', ['br']],
      ['br;q=0.5, zstd;q=0.5', ['br']],
      ['br;q=0.8, zstd', ['zstd']],
      ['br;q=0.8, zstd;q=0.9, gzip;q=0.7', ['zstd']],
      ['gzip, zstd', ['zstd']],
      ['gzip, br;q=0.9', ['gzip']],
      ['compress', [undefined]],
      ['', [undefined]],
    ];
    for (const [accepted, expected] of cases) {
      const { bytes, encoding } = await bytesOf(product, `${path}?spot`, { 'accept-encoding': accepted });
      const isSmall = plain.length < 1000;
      expect(isSmall ? [undefined] : expected, accepted).toContain(encoding);
      const read =
        { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }[encoding ?? ''] ??
        ((all: Buffer) => all);
      expect(read(bytes).equals(plain)).toBe(true);
    }
  });

  test('an unchanged answer is 304', async ({ product }) => {
    const { headers } = await send(product.url, path);
    const known = await send(product.url, path, { headers: { 'if-none-match': headers.etag as string } });
    expect([known.status, known.text, known.headers.etag]).toEqual([304, '', headers.etag]);
    const other = await send(product.url, path, { headers: { 'if-none-match': '"another"' } });
    expect(other.status).toBe(200);
    const head = await send(product.url, path, { method: 'HEAD' });
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', headers.etag]);
  });
});

test('a repeated request gets a smaller encoding, except for addresses with a query', async ({ product }) => {
  const page = (path: string) => bytesOf(product, path, { 'accept-encoding': 'br' });
  const first = await page('/about');
  const odd = await page('/blogs?search=post');
  await until(async () => (await page('/about')).bytes.length < 0.95 * first.bytes.length);
  const read = ({ bytes }: Awaited<ReturnType<typeof page>>) => brotliDecompressSync(bytes).toString();
  expect(read(await page('/about'))).toBe(read(first));
  expect((await page('/blogs?search=post')).bytes.length).toBe(odd.bytes.length);
  const both = { 'accept-encoding': 'br, zstd' };
  expect((await bytesOf(product, '/about', both)).encoding).toBe('br');
  expect((await bytesOf(product, '/blogs?search=post', both)).encoding).toBe('br');
});

describe('a page with a query', () => {
  const etagOf = async (product: Product, path: string) => (await send(product.url, path)).headers.etag;

  test.for(['/', '/about', '/blogs', '/portfolio'])(
    'a query that does not matter gives the cached page: %s',
    async (path, { product }) => {
      const etag = await etagOf(product, path);
      for (const [index, more] of ['?', '?utm_source=mail&gclid=x', '?&&', '?=', '?%', '?Show=60&shows=60'].entries()) {
        expect(
          await queriesOf(product, async () => expect(await etagOf(product, path + more)).toBe(etag)),
          more,
        ).toEqual([]);
        const { text } = await send(product.url, `${path}?invented=${index}`);
        expect(text.includes('invented')).toBe(false);
      }
    },
  );

  test.for([
    ['/blogs', 'tag=none'],
    ['/blogs', 'search=none'],
    ['/affiliate-marketing', 'apply=publisher'],
  ])('a query that matters gives another page: %s?%s', async ([path = '', part = ''], { product }) => {
    const [all, some] = [await etagOf(product, path), await etagOf(product, `${path}?${part}`)];
    expect(some).not.toBe(all);
    const spelled = part.replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`);
    for (const more of [`utm=1&${part}`, `${part}&utm=1`, `utm=1&${spelled}`, `${part}&&n=?${part}`])
      expect(await etagOf(product, `${path}?${more}`), more).toBe(some);
  });
});

test('a page rendered again differs only after a change', async ({ product }) => {
  const read = async (path: string) => (await send(product.url, path)).text;
  const employee = await product.signedIn('Employee');
  const odd = '<!--0:0--><!--:1--> A$&title</article>';
  const post = await makePost(employee, { title: odd, isPublished: true, imageUrl: 'https://pictures.example/a.jpg' });
  await makePost(employee, { title: 'The newest of them', isPublished: true });
  await makeItem(employee, { title: 'A work of ours', isPublished: true });
  expect(await read('/portfolio')).toContain('A work of ours');
  for (const path of ['/blogs', '/portfolio']) {
    // An unknown parameter changes the address but not the page.
    const [first, second, third] = [await read(path), await read(`${path}?show=30.1`), await read(`${path}?show=30.2`)];
    expect([path, second === first, third === first]).toEqual([path, true, true]);
    expect(/<!--[0-9a-f]{32}/.test(first)).toBe(false);
  }
  const shows = async (text: string) => (await read('/blogs')).includes(text);
  expect(await shows('&lt;!--0:0--&gt;&lt;!--:1--&gt; A$&amp;title&lt;/article&gt;')).toBe(true);
  const input = blogPost({ slug: post.slug, title: 'Another title' });
  expect((await employee.gql(blogOperations.update, { id: post.id, input })).errors).toBeUndefined();
  expect([await shows('Another title'), await shows('A$&amp;title')]).toEqual([true, false]);
});

test('a page is cached also when its query of page texts ends last', async ({ onTestFinished, product }) => {
  const holder = new pg.Client(product.services.db.$client.options);
  await holder.connect();
  onTestFinished(() => holder.end());
  // After a change the page texts are cached.
  await makePost(await product.signedIn('Employee'), { isPublished: true });
  await holder.query('begin; lock table page_texts in access exclusive mode');
  const page = send(product.url, '/?held');
  const waits = "select count(*)::int as n from pg_locks where not granted and relation = 'page_texts'::regclass";
  await until(async () => (await holder.query(waits)).rows[0].n > 0);
  await holder.query('commit');
  expect((await page).headers.etag).toBeDefined();
});

test('answers with CORS headers are cached per origin', async () => {
  const open = await startProduct({ CORS_ORIGINS: 'https://one.example,https://two.example' });
  const allowed = async (origin: string) =>
    (await send(open.url, '/api/blogs', { headers: { origin } })).headers['access-control-allow-origin'];
  for (const origin of ['https://one.example', 'https://two.example', 'https://one.example'])
    expect(await allowed(origin)).toBe(origin);
  expect(await allowed('https://evil.example')).toBeUndefined();
  await open.stop();
});
