import sharp from 'sharp';
import { beforeAll, describe, expect } from 'vitest';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { openStore } from '#server/platform/storage/store.ts';
import { canvas, countPictures, pictureByGraphql, pictureByRest } from '#tests/kit/content/picture.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const MB = 1024 * 1024;

let png: Buffer;
beforeAll(async () => {
  png = await canvas().png().toBuffer();
});

async function fetchPicture(product: Product, imageUrl: string): Promise<Buffer> {
  const path = new URL(imageUrl).pathname;
  expect(imageUrl).toBe(product.services.settings.PUBLIC_URL + path);
  return Buffer.from(await (await fetch(product.url + path)).arrayBuffer());
}

describe('accepted pictures', () => {
  test.for(['png', 'jpeg', 'gif', 'webp'] as const)(
    '%s is accepted by GraphQL and REST, whatever file name and type it has',
    async (format, { product, employee }) => {
      const bytes = await canvas().toFormat(format).toBuffer();
      const { data } = await pictureByGraphql(employee, bytes, {}, 'application/octet-stream');
      const { status, body } = await pictureByRest(employee, bytes, {}, 'text/html', '../../evil.svg');
      expect(status).toBe(201);
      for (const url of [data.createBlogPost.imageUrl, body.data.imageUrl]) {
        expect(url).toMatch(/\/uploads\/[0-9a-f-]{36}\.webp$/);
        const { format: stored, width, height } = await sharp(await fetchPicture(product, url)).metadata();
        expect([stored, width, height]).toEqual(['webp', 40, 20]);
      }
    },
  );

  test('a stored picture has no camera metadata and is upright', async ({ product, employee }) => {
    const jpeg = await canvas(60, 30)
      .withExif({ IFD0: { Copyright: 'secret owner', Orientation: '6' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(jpeg).metadata()).exif?.includes('secret owner')).toBe(true);
    const { data } = await pictureByGraphql(employee, jpeg);
    const stored = await fetchPicture(product, data.createBlogPost.imageUrl);
    const { width, height, exif, orientation, xmp, icc } = await sharp(stored).metadata();
    expect([width, height]).toEqual([30, 60]);
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    expect(orientation ?? 1).toBe(1);
    expect(stored.includes('secret owner')).toBe(false);
  });

  test('a stored picture has at most 2400 pixels per side', async ({ product, employee }) => {
    const { data } = await pictureByGraphql(employee, await canvas(3000, 1500).png().toBuffer());
    const { width, height } = await sharp(await fetchPicture(product, data.createBlogPost.imageUrl)).metadata();
    expect([width, height]).toEqual([2400, 1200]);
    const [row] = (await product.services.db.select().from(pictures)).slice(-1);
    expect(row).toMatchObject({ width: 2400, height: 1200 });
  });

  test('an upload has at most 10 MB over GraphQL and REST', async ({ product, employee }) => {
    // Bytes after the end of a png are not read.
    const ofSize = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length, 1)]);
    expect((await pictureByGraphql(employee, ofSize(10 * MB))).code).toBeUndefined();
    expect((await pictureByRest(employee, ofSize(10 * MB))).status).toBe(201);
    const before = await countPictures(product);
    const graphql = await pictureByGraphql(employee, ofSize(10 * MB + 1));
    expect([graphql.status, graphql.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect((await pictureByRest(employee, ofSize(10 * MB + 1))).status).toBe(413);
    const whole = await pictureByGraphql(employee, ofSize(12 * MB));
    expect([whole.status, whole.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect((await pictureByRest(employee, ofSize(12 * MB))).status).toBe(413);
    expect(await countPictures(product)).toBe(before);
  });
});

describe('serving a picture', () => {
  test('a picture is served only as a picture, cacheable without limit', async ({ product, employee }) => {
    const { data } = await pictureByGraphql(employee, png);
    const path = new URL(data.createBlogPost.imageUrl).pathname;
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await send(product.url, path, { method });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
        // Older front ends embed pictures on other origins.
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
  });

  test.for([
    '/uploads/',
    '/uploads/../session-secret',
    '/uploads/..%2fsession-secret',
    '/uploads/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/uploads/..%5c..%5csession-secret',
    '/uploads//etc/passwd',
    '/uploads/%2fetc%2fpasswd',
    '/uploads/00000000-0000-4000-8000-000000000000.webp',
    '/uploads/00000000-0000-4000-8000-000000000000.webp%00.html',
    '/uploads/00000000-0000-4000-8000-000000000000',
    '/uploads/-------------------------------------.webp',
  ])('%s is 404', async (path, { product }) => {
    const { status, text } = await send(product.url, path);
    expect(status).toBe(404);
    expect(text).not.toContain('root:');
  });
});

test('an S3 store is opened by its address without a request', async () => {
  const store = await openStore('/nowhere', 's3://bucket?endpoint=http://127.0.0.1:9000&region=ap-south-1');
  expect(await store.getUrl('a.webp')).toBe('http://127.0.0.1:9000/bucket/a.webp');
});
