import { describe, expect } from 'vitest';
import { emptyReviews, makeReview } from '#tests/kit/content/review.ts';
import { planOf, queriesOf } from '#tests/kit/database/plans.ts';
import { canonicalOf, getPage, structuredDataIn, titleOf } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import { placeOf } from '#tests/kit/product/backup.ts';
import { query } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => emptyReviews(product));

const ask = (product: Product, text: string) => query(placeOf(product).DATABASE_URL, text);
/**
 * Stores published reviews, the first one newest, with a draft before each and rotating stars. Uses a connection of the
 * test, because those of the product time out after 20 seconds.
 */
const fill = (product: Product, count: number) =>
  ask(
    product,
    `insert into reviews (id, name, company_name, position, client_feedback, rating, is_published, created_at)
    select gen_random_uuid(), 'Client ' || n || '.', 'Company', 'Owner', 'Words of number ' || n || '.', 1 + n % 5, is_published,
      timestamptz '2026-01-01' - n * interval '1 hour'
    from generate_series(1, ${count}) n, unnest(array[true, false]) is_published`,
  );
const page = (product: Product, path = '/reviews') => getPage(product, path);
const shown = (html: string) =>
  [...html.slice(0, html.indexOf('<script type="application/json"')).matchAll(/“Words of number (\d+)\.”/g)].map(
    ([, n]) => Number(n),
  );
const linked = (html: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1];
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('the page of all reviews', () => {
  test('the page lists published reviews newest first, 20 per page, with addresses that work without scripts', async ({
    product,
  }) => {
    await fill(product, 45);
    const address = (path: string) => product.url + path;
    const pages = [await page(product), await page(product, '/reviews?page=2'), await page(product, '/reviews?page=3')];
    expect(pages.map(({ status, text }) => [status, shown(text)])).toEqual([
      [200, from(1, 20)],
      [200, from(21, 40)],
      [200, from(41, 45)],
    ]);
    expect(pages.map(({ text }) => [linked(text, 'prev'), canonicalOf(text), linked(text, 'next')])).toEqual([
      [undefined, address('/reviews'), address('/reviews?page=2')],
      [address('/reviews'), address('/reviews?page=2'), address('/reviews?page=3')],
      [address('/reviews?page=2'), address('/reviews?page=3'), undefined],
    ]);
    expect(pages.map(({ text }) => titleOf(text))).toEqual([
      'Reviews - Marquee',
      'Reviews, page 2 - Marquee',
      'Reviews, page 3 - Marquee',
    ]);
    expect(pages[1]?.text).toMatch(/<a [^>]*href="\/reviews"[^>]*>Newer reviews/);
    expect(pages[1]?.text).toMatch(/<a [^>]*href="\/reviews\?page=3"[^>]*>Older reviews/);
  });

  test('a page beyond the last is 404', async ({ product }) => {
    await fill(product, 20);
    expect((await page(product, '/reviews?page=2')).status).toBe(404);
    await fill(product, 1);
    expect((await page(product, '/reviews?page=2')).status).toBe(200);
  });

  test('an invalid page number gives the first page', async ({ product }) => {
    await fill(product, 20);
    for (const odd of ['0', '-1', '1.5', 'x', '', '%00', '1e9', '9'.repeat(40)]) {
      const { status, text } = await page(product, `/reviews?page=${odd}`);
      expect([odd, status, shown(text).length]).toEqual([odd, 200, 20]);
    }
  });

  test('structured data contains the total rating and the reviews of the page', async ({ product }) => {
    await fill(product, 23);
    const { text } = await page(product, '/reviews?page=2');
    const [agency] = structuredDataIn(text);
    const stars = from(1, 23).map((n) => 1 + (n % 5));
    expect(agency).toMatchObject({
      '@type': 'Organization',
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number((stars.reduce((a, b) => a + b) / 23).toFixed(2)),
        reviewCount: 23,
        bestRating: 5,
        worstRating: 1,
      },
    });
    const reviewed = agency?.review as unknown[] | undefined;
    expect(reviewed).toHaveLength(3);
    expect(reviewed?.[0]).toEqual({
      '@type': 'Review',
      reviewBody: 'Words of number 21.',
      reviewRating: { '@type': 'Rating', ratingValue: 2, bestRating: 5, worstRating: 1 },
      author: { '@type': 'Person', name: 'Client 21.', worksFor: { '@type': 'Organization', name: 'Company' } },
      datePublished: '2025-12-31T03:00:00.000Z',
    });
  });

  test('a page without reviews has no structured data', async ({ product, employee }) => {
    await makeReview(employee);
    const { status, text } = await page(product);
    expect([status, text.includes('No Reviews Yet'), structuredDataIn(text)]).toEqual([200, true, []]);
  });

  test('stories, sitemap and llms.txt link to the page of reviews', async ({ product }) => {
    await fill(product, 4);
    await expect.poll(async () => (await page(product, '/')).text).toContain('Read all reviews');
    const home = (await page(product, '/')).text;
    expect(shown(home)).toEqual([1, 2, 3]);
    expect(home).toMatch(/<a [^>]*href="\/reviews"/);
    for (const path of ['/sitemap.xml', '/llms.txt'])
      expect((await send(product.url, path, {})).text).toContain(`${product.url}/reviews`);
  });

  test('the page escapes texts of clients', async ({ product, employee }) => {
    await makeReview(employee, {
      name: 'A <b>client</b>',
      clientFeedback: 'Well </script><script>alert(1)</script> done.',
      isPublished: true,
    });
    await expect.poll(async () => (await page(product)).text).toContain('Well &lt;/script&gt;');
    expect((await page(product)).text).not.toContain('<script>alert');
  });

  test('a page of 10,000 reviews is read with indexes', async ({ product, employee }) => {
    await fill(product, 10_000);
    // Texts of realistic length: for short ones a sequential scan would be as fast.
    await ask(product, `update reviews set client_feedback = repeat('They did what they said. ', 20)`);
    await ask(product, 'vacuum analyze reviews');
    const run = async () => {
      const { errors } = await employee.gql('{ reviewPage(page: 500) { nodes { id } totalCount averageRating } }');
      expect(errors).toBeUndefined();
    };
    const queries = await queriesOf(product, run);
    expect(queries).toHaveLength(2);
    const indexes = [];
    for (const one of queries) {
      const nodes = await planOf(product, one);
      expect(nodes.filter((node) => /Seq Scan/.test(node['Node Type']))).toEqual([]);
      indexes.push(nodes.find((node) => node['Node Type'] === 'Index Only Scan')?.['Index Name']);
    }
    expect(indexes).toEqual(['reviews_published_idx', 'reviews_published_idx']);
  });
});
