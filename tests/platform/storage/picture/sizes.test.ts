import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect } from 'vitest';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { canvas, madeFiles, pictureByGraphql, pictureByRest, pictureFiles } from '#tests/kit/content/picture.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

type Image = { url: string; width: number; height: number; sources: { type: string; srcSet: string }[] };

let large: Buffer;
/** A picture with few sizes, because AVIF of a large picture takes long. */
let middling: Buffer;
beforeAll(async () => {
  large = await canvas(2000, 1000).png().toBuffer();
  middling = await canvas(600, 300).png().toBuffer();
});

const imageFields = 'image { url width height sources { type srcSet } }';
const imageOf = async (product: Product, slug: string): Promise<Image | null> =>
  (await product.nobody.gql(`query ($slug: String!) { blogPost(slug: $slug) { ${imageFields} } }`, { slug })).data
    .blogPost.image;
async function pictured(product: Product, employee: Person, bytes = middling) {
  const { data } = await pictureByGraphql(employee, bytes, { isPublished: true });
  const { id, slug, imageUrl } = data.createBlogPost;
  return {
    id,
    slug,
    imageUrl,
    picture: imageUrl.split('/').at(-1).slice(0, 36),
    image: (await imageOf(product, slug)) as Image,
  };
}
const candidates = (product: Product, { sources }: Image, type: string): [width: number, path: string][] =>
  (sources.find((source) => source.type === type)?.srcSet.split(', ') ?? []).map((one) => {
    const [address = '', width = ''] = one.split(' ');
    expect(address.startsWith(`${product.url}/uploads/`)).toBe(true);
    return [Number.parseInt(width, 10), address.slice(product.url.length)];
  });
/** Waits until all other files are made. @returns their names */
async function madeWhole(product: Product, picture: string, count = 3): Promise<string[]> {
  const names = async () => (await madeFiles(product, picture)).map((file) => basename(file)).sort();
  const whole = async () => (await names()).filter((name) => !name.endsWith('.part'));
  await expect.poll(whole).toHaveLength(count);
  await expect.poll(names).toEqual(await whole());
  return whole();
}
const fetchBytes = async (product: Product, path: string) =>
  Buffer.from(await (await fetch(product.url + path)).arrayBuffer());

describe('sizes of an uploaded picture', () => {
  test('an uploaded picture has AVIF and WebP files in widths up to its own, made before the first request', async ({
    product,
    employee,
  }) => {
    const { image, imageUrl, picture } = await pictured(product, employee, large);
    expect([image.url, image.width, image.height]).toEqual([imageUrl, 2000, 1000]);
    expect(image.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(candidates(product, image, 'image/avif').map(([width]) => width)).toEqual([480, 640, 800, 1200, 1600]);
    expect(candidates(product, image, 'image/webp').map(([width]) => width)).toEqual([480, 960, 1600, 2000]);
    expect(await madeWhole(product, picture, 8)).toEqual([
      '1200.avif',
      '1600.avif',
      '1600.webp',
      '480.avif',
      '480.webp',
      '640.avif',
      '800.avif',
      '960.webp',
    ]);
    for (const type of ['image/avif', 'image/webp']) {
      for (const [width, path] of candidates(product, image, type)) {
        const { status, headers } = await send(product.url, path);
        expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
        expect(headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
        });
        const made = await sharp(await fetchBytes(product, path)).metadata();
        expect([made.width, made.height, made.format]).toEqual([
          width,
          width / 2,
          type === 'image/avif' ? 'heif' : 'webp',
        ]);
      }
    }
  });

  test('a picture has no file that is wider than itself', async ({ product, employee }) => {
    const middle = (await pictured(product, employee, await canvas(700, 700).png().toBuffer())).image;
    expect(candidates(product, middle, 'image/avif').map(([width]) => width)).toEqual([480, 640, 700]);
    expect(candidates(product, middle, 'image/webp').map(([width]) => width)).toEqual([480, 700]);
    expect((await pictured(product, employee, await canvas(480, 300).png().toBuffer())).image).toMatchObject({
      width: 480,
      sources: [],
    });
  });

  test('the sizes of a picture are made after a picture that has none', async ({ product, employee }) => {
    const before = await pictured(product, employee);
    await madeWhole(product, before.picture);
    await pictured(product, employee, await canvas(480, 300).png().toBuffer());
    const after = await pictured(product, employee);
    expect(await madeWhole(product, after.picture)).toEqual(['480.avif', '480.webp', '600.avif']);
  });

  test('a missing size is made once for concurrent and later requests', async ({ product, employee }) => {
    const { image, picture } = await pictured(product, employee);
    await madeWhole(product, picture);
    // As if the process had ended before it made them.
    for (const file of await madeFiles(product, picture)) await rm(file);
    const [, path] = candidates(product, image, 'image/avif')[0] as [number, string];
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetchBytes(product, path)));
    for (const bytes of answers) expect(bytes.equals(answers[0] as Buffer)).toBe(true);
    const files = await madeFiles(product, picture);
    expect(files).toHaveLength(1);
    expect((await fetchBytes(product, path)).equals(answers[0] as Buffer)).toBe(true);
  });

  test('an unknown size is 404', async ({ product, employee }) => {
    const { picture, image } = await pictured(product, employee, await canvas(700, 300).png().toBuffer());
    await madeWhole(product, picture, 4);
    const made = [
      '480.png',
      '481.avif',
      '960.avif',
      '1600.webp',
      '700.webp',
      '0480.avif',
      '99999.avif',
      '-480.avif',
      '480.avif.avif',
      '480',
    ];
    for (const size of made) {
      expect([size, (await send(product.url, `/uploads/${picture}-${size}`)).status]).toEqual([size, 404]);
    }
    expect(await madeFiles(product, picture)).toHaveLength(4);
    expect((await send(product.url, `/uploads/${image.url.split('/').at(-1)}?w=1`)).status).toBe(200);
    expect((await send(product.url, '/uploads/00000000-0000-4000-8000-000000000000-480.avif')).status).toBe(404);
  });

  test('the original is served while a size cannot be made', async ({ product, employee }) => {
    const { image, picture } = await pictured(product, employee);
    await madeWhole(product, picture);
    for (const file of await madeFiles(product, picture)) await rm(file);
    const [, path] = candidates(product, image, 'image/avif')[0] as [number, string];
    const key = `${picture}.webp`;
    const whole = Buffer.from(await product.services.store.getBytes(key));
    await product.services.store.put(key, whole.subarray(0, 200));
    const broken = await send(product.url, path);
    expect([broken.status, broken.headers['content-type'], broken.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-cache',
    ]);
    await product.services.store.put(key, whole);
    expect((await send(product.url, path)).headers['content-type']).toBe('image/avif');
  });
});

test('a linked picture and a drawing have no known dimensions', async ({ product, employee }) => {
  const linked = await makePost(employee, { imageUrl: 'https://pictures.example/a.png', isPublished: true });
  const drawn = await makePost(employee, { isPublished: true });
  expect([await imageOf(product, linked.slug), await imageOf(product, drawn.slug)]).toEqual([null, null]);
});

test('a list resolves the pictures of all its posts', async ({ product, employee }) => {
  const [one, two] = [await pictured(product, employee), await pictured(product, employee)];
  const { data } = await product.nobody.gql(`{ blogPosts { nodes { slug ${imageFields} } } }`);
  const images = new Map(data.blogPosts.nodes.map(({ slug, image }: { slug: string; image: Image }) => [slug, image]));
  expect([images.get(one.slug), images.get(two.slug)]).toEqual([one.image, two.image]);
});

test('REST shows a picture by its address without its sizes', async ({ employee }) => {
  const { body } = await pictureByRest(employee, middling);
  expect(body.data.imageUrl).toMatch(/\/uploads\/[0-9a-f-]{36}\.webp$/);
  expect(body.data).not.toHaveProperty('image');
});

describe('deletion of all files of a picture', () => {
  const fill = async (product: Product, employee: Person) => {
    const one = await pictured(product, employee);
    await madeWhole(product, one.picture);
    return one;
  };
  const left = async (product: Product, picture: string) => [
    ...(await madeFiles(product, picture)),
    ...(await pictureFiles(product)).filter((name) => name.includes(picture)),
  ];

  test('deleting the post deletes all files of its picture', async ({ product, employee }) => {
    const { id, picture, image } = await fill(product, employee);
    await employee.gql(blogOperations.remove, { id });
    expect(await left(product, picture)).toEqual([]);
    for (const [, path] of candidates(product, image, 'image/avif'))
      expect((await send(product.url, path)).status).toBe(404);
  });

  test('replacing a picture deletes all its files', async ({ product, employee }) => {
    const { id, picture } = await fill(product, employee);
    await employee.gql(blogOperations.update, { id, input: blogPost({ imageUrl: 'https://a.example/a.png' }) });
    expect(await left(product, picture)).toEqual([]);
  });

  test('deleting the post while a size is being made leaves no file', async ({ product, employee }) => {
    const { id, picture, image } = await pictured(product, employee);
    // Sizes that nobody waits for are being made too.
    const asked = candidates(product, image, 'image/avif').map(([, path]) => send(product.url, path));
    await employee.gql(blogOperations.remove, { id });
    for (const { status } of await Promise.all(asked)) expect([200, 404]).toContain(status);
    await expect.poll(() => left(product, picture)).toEqual([]);
  });
});

test('an emptied folder is filled again on request', async ({ product, employee }) => {
  const { image, picture } = await pictured(product, employee);
  await madeWhole(product, picture);
  const [, path] = candidates(product, image, 'image/webp')[0] as [number, string];
  const bytes = await fetchBytes(product, path);
  for (const file of await madeFiles(product, picture)) await rm(file);
  expect((await fetchBytes(product, path)).equals(bytes)).toBe(true);
});
