import sharp from 'sharp';
import { expect } from 'vitest';
import { makePost } from '#tests/kit/content/blog.ts';
import { makePicture, mediaOperations } from '#tests/kit/content/media.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { forgetSite } from '#tests/kit/content/site.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => forgetSite(product));

async function sharedBy(product: Product, path: string): Promise<string> {
  const { text } = await getPage(product, path);
  const address = /<meta property="og:image" content="([^"]*)"/.exec(text)?.[1] as string;
  return address.slice(product.url.length);
}
async function choose(admin: Person, sharedPictureId: string | null) {
  const { data, errors } = await admin.gql(
    'mutation ($input: SiteInput!) { saveSite(input: $input) { sharedPicture { pictureId url vectorUrl } } }',
    { input: { sharedPictureId } },
  );
  expect(errors).toBeUndefined();
  return data.saveSite.sharedPicture;
}

test('the picture of the site is the shared picture of every page without one of its own', async ({
  product,
  admin,
}) => {
  const [picture, cover] = [await makePicture(admin, {}, [1600, 400]), await makePicture(admin, {}, [900, 900])];
  const post = await makePost(admin, { slug: 'bare', isPublished: true });
  const covered = await makePost(admin, { slug: 'covered', isPublished: true, pictureId: cover.id });
  const item = await makeItem(admin, { isPublished: true });
  const page = await makePage(admin, { slug: 'own-page', title: 'A page', isPublished: true });
  const drawn = await sharedBy(product, '/');
  const ofCover = await sharedBy(product, `/blog/${covered.slug}`);
  expect(await choose(admin, picture.id)).toMatchObject({ pictureId: picture.id, vectorUrl: null });
  const shared = await sharedBy(product, '/');
  expect(shared).toMatch(/^\/cards\/site\.jpg\?v=/);
  for (const path of ['/about', `/blog/${post.slug}`, `/portfolio/${item.slug}`, `/${page.slug}`])
    expect([path, await sharedBy(product, path)]).toEqual([path, shared]);
  expect(await sharedBy(product, `/blog/${covered.slug}`)).toBe(ofCover);
  const answer = await fetch(product.url + shared);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1200, 630]);

  await choose(admin, null);
  expect(await sharedBy(product, '/')).toBe(drawn);
  const former = await fetch(product.url + shared, { redirect: 'manual' });
  expect([former.status, former.headers.get('location')]).toEqual([302, drawn]);
});

test('a new focal point of the shared picture gives a new address', async ({ product, admin }) => {
  const { id } = await makePicture(admin, {}, [1600, 400]);
  await choose(admin, id);
  const before = await sharedBy(product, '/');
  const input = { name: 'A banner', focalPoint: { x: 0, y: 50 } };
  const { errors } = await admin.gql(mediaOperations.update, { id, input });
  expect(errors).toBeUndefined();
  const after = await sharedBy(product, '/');
  expect(after).not.toBe(before);
  expect((await fetch(product.url + before)).headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(product.url + after)).status).toBe(200);
});
