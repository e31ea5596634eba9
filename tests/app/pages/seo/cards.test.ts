import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { themesOf } from '#schema/palette.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { madeFiles } from '#tests/kit/content/picture.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { tonesOf } from '#web/shared/art/tones.ts';

async function cardOf(product: Product, path: string): Promise<string> {
  const { text } = await getPage(product, path);
  const address = /<meta property="og:image" content="([^"]*)"/.exec(text)?.[1] as string;
  expect(address.startsWith(`${product.url}/cards/`)).toBe(true);
  return address.slice(product.url.length);
}

/** Fetches a card: its size, and the amount of ink in its left half, where the text is. */
async function look(product: Product, path: string) {
  const response = await fetch(product.url + path);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  const left = await sharp(bytes)
    .extract({ left: 40, top: 40, width: 500, height: 400 })
    .removeAlpha()
    .raw()
    .toBuffer();
  let ink = 0;
  for (let i = 0; i < left.length; i += 3) if ((left[i] as number) < 80) ink += 1;
  return { status: response.status, headers: response.headers, bytes, size: [width, height, format], ink };
}
const drawn = [1200, 630, 'png'];

describe('the card of a post', () => {
  test('a card is a picture of 1200 by 630 with its title, cacheable without limit', async ({ product, employee }) => {
    const { slug } = await makePost(employee, { isPublished: true });
    const path = await cardOf(product, `/blog/${slug}`);
    expect(path).toMatch(new RegExp(`^/cards/blog/${slug}\\.png\\?v=[0-9a-z]+$`));
    const { status, headers, size, ink } = await look(product, path);
    expect([status, size]).toEqual([200, drawn]);
    expect(ink).toBeGreaterThan(5000);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test('a card is drawn once for concurrent and later requests', async ({ product, employee }) => {
    const { id, slug } = await makePost(employee, { isPublished: true });
    const path = await cardOf(product, `/blog/${slug}`);
    const answers = await Promise.all(Array.from({ length: 10 }, () => look(product, path)));
    for (const { bytes } of [...answers, await look(product, path)])
      expect(bytes.equals(answers[0]?.bytes as Buffer)).toBe(true);
    expect(await madeFiles(product, id)).toHaveLength(1);
  });

  test('a new title gives a new card address and deletes the old card', async ({ product, employee }) => {
    const post = await makePost(employee, { isPublished: true });
    const old = await cardOf(product, `/blog/${post.slug}`);
    const before = await look(product, old);
    const input = blogPost({ slug: post.slug, title: 'Another title altogether' });
    await employee.gql(blogOperations.update, { id: post.id, input });
    const path = await cardOf(product, `/blog/${post.slug}`);
    expect(path).not.toBe(old);
    expect((await look(product, path)).bytes.equals(before.bytes)).toBe(false);
    // The old address shows the new card, uncached.
    expect((await look(product, old)).headers.get('cache-control')).toBe('no-cache');
    expect(await madeFiles(product, post.id)).toHaveLength(1);
  });

  test('a new slug gives a new drawing', async ({ product, employee }) => {
    const { id, slug, title } = await makePost(employee, { slug: 'drawn-one-way', isPublished: true });
    const before = await look(product, await cardOf(product, `/blog/${slug}`));
    await employee.gql(blogOperations.update, { id, input: blogPost({ slug: 'drawn-another-way', title }) });
    expect((await look(product, await cardOf(product, '/blog/drawn-another-way'))).bytes.equals(before.bytes)).toBe(
      false,
    );
  });

  test.for<[title: string, isSet: boolean]>([
    ['</svg><script>alert(1)</script> &amp; ]]> "\'', true],
    ['Łódź, Đặng & “Søren”: 🎪 ₹1,140', true],
    ['W'.repeat(200), true],
    ['שלום לכולם מכאן', true],
    ['हिन्दी में लिखा', true],
    ['Как выбрать агентство', true],
    ['كيف تختار وكالة', true],
    ['როგორ ავირჩიოთ', false],
    ['🎪🎪🎪🎪🎪', false],
    ['x\u0301\u0301\u0301\u0301\u0301 zalgo\u200b\u202e', true],
  ])(
    'the card of %s is drawn, with the title if the font has its letters',
    async ([title, isSet], { product, employee }) => {
      const { slug } = await makePost(employee, { title, isPublished: true });
      const { status, size, ink } = await look(product, await cardOf(product, `/blog/${slug}`));
      expect([status, size]).toEqual([200, drawn]);
      const plain = await look(product, `/cards/blog/${slug}.png`);
      // A card without text has the drawing across its whole width.
      const paper = await sharp(plain.bytes)
        .extract({ left: 2, top: 2, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer();
      if (!isSet) return;
      expect([...paper]).toEqual([0xf4, 0xee, 0xe1]);
      expect(ink).toBeGreaterThan(1000);
    },
  );

  test('the card of an unpublished or deleted post is 404 without being stored', async ({ product, employee }) => {
    const { id, slug } = await makePost(employee, { isPublished: true });
    const path = await cardOf(product, `/blog/${slug}`);
    expect((await look(product, path)).status).toBe(200);
    await employee.gql(blogOperations.publish, { id, isPublished: false });
    expect((await send(product.url, path)).status).toBe(404);
    await employee.gql(blogOperations.remove, { id });
    expect((await send(product.url, path)).status).toBe(404);
    expect(await madeFiles(product, id)).toEqual([]);
  });

  test.for([
    '/cards/',
    '/cards/blog/',
    '/cards/blog/.png',
    '/cards/blog/..%2f..%2fa.png',
    '/cards/blog/%00.png',
    '/cards/user/a.png',
    '/cards/blog/nothing.svg',
  ])('%s is 404', async (path, { product }) => expect((await send(product.url, path)).status).toBe(404));
});

test('a portfolio item has its own card', async ({ product, employee }) => {
  const { slug } = await makeItem(employee, { isPublished: true });
  expect((await look(product, `/cards/portfolio/${slug}.png`)).size).toEqual(drawn);
});

test('the other pages share one card', async ({ product }) => {
  const path = await cardOf(product, '/');
  expect(path).toMatch(/^\/cards\/site\.png\?v=/);
  expect(await cardOf(product, '/blogs')).toBe(path);
  const { status, size, ink } = await look(product, path);
  expect([status, size, ink > 5000]).toEqual([200, drawn, true]);
});

test('the card needs no font of the machine, because its letters are outlines', async () => {
  const folder = join(import.meta.dirname, '../../../../server/app/pages/seo');
  const sources = (await readdir(folder)).map((file) => readFileSync(join(folder, file), 'utf8'));
  for (const source of sources) expect(source).not.toMatch(/<text|font-family/);
});

test('the card has the colours of the pages', () => {
  const colours = { signal: '#c8330a', depth: '#123f4a' };
  expect(themesOf(colours).light).toMatchObject(tonesOf(colours));
});
