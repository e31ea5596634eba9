import sharp from 'sharp';
import { expect } from 'vitest';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makePicture, mediaOperations, sendPicture } from '#tests/kit/content/media.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

async function sharedPictureOf(product: Product, path: string) {
  const { text } = await getPage(product, path);
  const meta = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(text)?.[1] as string;
  return { path: meta('og:image').slice(product.url.length), type: meta('og:image:type') };
}

async function fetchCard(product: Product, path: string) {
  const response = await fetch(product.url + path, { redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** The upper half is red, the lower one blue. */
async function twoTone(person: Person): Promise<string> {
  const lower = await sharp({ create: { width: 1400, height: 1400, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 1400, height: 2800, channels: 3, background: '#ff0000' } })
    .composite([{ input: lower, left: 0, top: 1400 }])
    .png()
    .toBuffer();
  return (await sendPicture(person, bytes, { name: 'two tones' })).data.uploadPicture.id;
}

const colourOf = async (bytes: Buffer) => {
  const { dominant } = await sharp(bytes).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
};

test('the shared picture of a post is its cover around the focal point, as a JPEG', async ({ product, employee }) => {
  const pictureId = await twoTone(employee);
  const { slug } = await makePost(employee, { isPublished: true, pictureId });
  for (const [y, colour] of [
    [0, 'red'],
    [100, 'blue'],
  ] as const) {
    const input = { name: 'two tones', focalPoint: { x: 50, y } };
    await employee.gql(mediaOperations.update, { id: pictureId, input });
    const { path, type } = await sharedPictureOf(product, `/blog/${slug}`);
    expect([path, type]).toEqual([expect.stringMatching(new RegExp(`^/cards/blog/${slug}\\.jpg\\?v=`)), 'image/jpeg']);
    const { status, headers, bytes } = await fetchCard(product, path);
    const { width, height, format } = await sharp(bytes).metadata();
    expect([status, width, height, format, await colourOf(bytes)]).toEqual([200, 1200, 630, 'jpeg', colour]);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...{ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
      'content-security-policy': "default-src 'none'; sandbox",
    });
  }
});

test.for([
  ['a strip', [2000, 3]],
  ['a small picture', [40, 20]],
  ['a tower', [3, 2000]],
] as const)('%s gives a whole card', async ([_, [width, height]], { product, employee }) => {
  const { id } = await makePicture(employee, { name: 'a' }, [width, height]);
  const { slug } = await makeItem(employee, { isPublished: true, pictureId: id, imageUrl: null });
  const { path } = await sharedPictureOf(product, `/portfolio/${slug}`);
  const card = await sharp((await fetchCard(product, path)).bytes).metadata();
  expect([card.width, card.height]).toEqual([1200, 630]);
});

test('a post whose cover is removed is shared with its drawing, at the former address too', async ({
  product,
  employee,
}) => {
  const { id: pictureId } = await makePicture(employee, { name: 'a' });
  const { id, slug } = await makePost(employee, { isPublished: true, pictureId });
  const { path: former } = await sharedPictureOf(product, `/blog/${slug}`);
  await employee.gql(blogOperations.update, { id, input: blogPost({ slug, imageUrl: '' }) });
  const { path, type } = await sharedPictureOf(product, `/blog/${slug}`);
  expect([path, type]).toEqual([expect.stringMatching(/\.png\?v=/), 'image/png']);
  const { status, headers } = await fetchCard(product, former);
  expect([status, headers.get('location')]).toEqual([302, path]);
});

test('the cover of a draft is not shared', async ({ product, employee }) => {
  const { id: pictureId } = await makePicture(employee, { name: 'a' });
  const { slug } = await makePost(employee, { pictureId });
  expect((await fetchCard(product, `/cards/blog/${slug}.jpg`)).status).toBe(404);
});
