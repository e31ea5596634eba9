import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GRACE_MS, sweepStore } from '#server/app/jobs/sweepStore.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { lockPictures } from '#server/platform/storage/picture/snapshotLock.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { canvas, pictureByGraphql } from '#tests/kit/content/picture.ts';
import { makeItem, portfolioOperations } from '#tests/kit/content/portfolio.ts';
import { rounds } from '#tests/kit/long.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { type S3, startS3 } from '#tests/kit/product/s3.ts';

const ID = '00000000-0000-7000-8000-00000000000';
const MINUTE = 60_000;

describe.for<'disk' | 'S3'>(['disk', 'S3'])('pictures on %s', (where) => {
  let s3: S3 | undefined;
  let product: Product;
  let staff: Person;
  let png: Buffer;
  beforeAll(async () => {
    s3 = where === 'S3' ? await startS3() : undefined;
    product = await startProduct(s3?.environment);
    staff = await product.signedIn('Employee');
    png = await canvas(600, 300).png().toBuffer();
  });
  afterAll(async () => {
    await product.stop();
    await s3?.stop();
  });
  beforeEach(() => product.services.store.deleteAll('cards'));

  const sweep = () => sweepStore(product.services, new AbortController().signal);
  const put = (key: string) => product.services.store.put(key, 'x');
  const exists = (key: string) => product.services.store.exists(key);
  const status = async (path: string) => (await fetch(product.url + path)).status;
  const pictured = async () => {
    const { id, imageUrl, slug } = (await pictureByGraphql(staff, png, { isPublished: true })).data.createBlogPost;
    const path = new URL(imageUrl).pathname;
    const small = path.replace('.webp', '-480.webp');
    const card = `/cards/blog/${slug}.png`;
    for (const one of [small, card]) expect(await status(one)).toBe(200);
    return { id, imageUrl, path, small, key: path.slice('/uploads/'.length), card: `cards/${id}` };
  };

  test('a used picture stays with its sizes, however old', async () => {
    const { path, key } = await pictured();
    product.passTime(20 * GRACE_MS);
    await sweep();
    expect([await status(path), await exists(`sizes/${key.slice(0, 36)}/480.webp`)]).toEqual([200, true]);
  });

  test('an unused picture is deleted a day later without foreign files', async () => {
    const keys = [`${ID}1.webp`, `sizes/${ID}1/480.avif`, `cards/${ID}2/abc.png`];
    const foreign = ['readme.txt', `${ID}1.txt`, `other/${ID}1.webp`, 'cards/site/abc.png'];
    for (const key of [...keys, ...foreign]) await put(key);
    product.passTime(GRACE_MS - MINUTE - (product.services.now().getTime() - Date.now()));
    await sweep();
    for (const key of keys) expect([key, await exists(key)]).toEqual([key, true]);
    product.passTime(2 * MINUTE);
    await sweep();
    for (const key of keys) expect([key, await exists(key)]).toEqual([key, false]);
    // Files that the product did not make are not deleted.
    for (const key of foreign) expect([key, await exists(key)]).toEqual([key, true]);
  });

  test('a picture stays as long as a backup reads it', async () => {
    const { id, path, key, small } = await pictured();
    await put(`${ID}3.webp`);
    product.passTime(2 * GRACE_MS);
    const client = await product.services.db.$client.connect();
    await lockPictures(client);
    await staff.gql(blogOperations.remove, { id });
    await sweep();
    expect([await exists(key), await exists(`${ID}3.webp`)]).toEqual([true, true]);
    client.release(true);
    await expect
      .poll(async () => {
        await sweep();
        return [await status(path), await status(small), await exists(`${ID}3.webp`)];
      })
      .toEqual([404, 404, false]);
  });

  test('unused pictures are found beyond one page of the store listing', async () => {
    // An S3 listing returns a thousand keys, and these come first; a folder listing has no limit.
    const length = where === 'S3' ? 1010 : rounds(60, 1010);
    const others = Array.from({ length }, (_, n) => `other/${n}.txt`);
    const keys = Array.from({ length: rounds(20, 1010) }, (_, n) => `sizes/${ID}4/${n}.webp`);
    const all = [...others, ...keys];
    for (let at = 0; at < all.length; at += 50) await Promise.all(all.slice(at, at + 50).map(put));
    const { path } = await pictured();
    product.passTime(2 * GRACE_MS);
    await Promise.all([sweep(), sweep()]);
    for (const key of [keys[0], keys.at(-1)]) expect(await exists(key as string)).toBe(false);
    expect(await exists(others[0] as string)).toBe(true);
    expect(await status(path)).toBe(200);
  });
});

describe('a picture with several uses', () => {
  let product: Product;
  let staff: Person;
  beforeAll(async () => {
    product = await startProduct();
    staff = await product.signedIn('Employee');
  });
  afterAll(() => product.stop());
  const sweep = () => sweepStore(product.services, new AbortController().signal);
  const picture = async (fields = {}) => {
    const { data } = await pictureByGraphql(staff, await canvas(600, 300).png().toBuffer(), fields);
    return data.createBlogPost as { id: string; imageUrl: string; slug: string };
  };
  const shows = async (imageUrl: string) => (await fetch(product.url + new URL(imageUrl).pathname)).status === 200;
  const remove = (id: string) => staff.gql(blogOperations.remove, { id });

  test('a picture used by address elsewhere is deleted with its last use', async () => {
    const { id, imageUrl } = await picture();
    const linking = await makePost(staff, { imageUrl });
    const item = await makeItem(staff, { imageUrl });
    expect([linking.imageUrl, item.imageUrl]).toEqual([imageUrl, imageUrl]);
    await remove(id);
    expect(await shows(imageUrl)).toBe(true);
    await staff.gql(blogOperations.update, {
      id: linking.id,
      input: blogPost({ imageUrl: 'https://a.example/a.png' }),
    });
    expect(await shows(imageUrl)).toBe(true);
    await staff.gql(portfolioOperations.remove, { id: item.id });
    expect([await shows(imageUrl), await product.services.db.$count(pictures)]).toEqual([false, 0]);
  });

  test('a picture in the text of a post is swept only after the post is deleted', async () => {
    const { id, imageUrl } = await picture();
    const shown = imageUrl.replace('.webp', '-480.webp');
    const { id: telling } = await makePost(staff, { body: `Look:\n\n![a chart](${shown})\n` });
    await remove(id);
    product.passTime(2 * GRACE_MS);
    await sweep();
    expect(await shows(imageUrl)).toBe(true);
    await remove(telling);
    await sweep();
    expect([await shows(imageUrl), await product.services.db.$count(pictures)]).toEqual([false, 0]);
  });

  test('a picture used concurrently with the deletion of its last post is complete or only an address', async () => {
    for (let round = 0; round < rounds(4, 10); round++) {
      const { id, imageUrl } = await picture();
      const [made, gone] = await Promise.all([
        staff.gql(blogOperations.create, { input: blogPost({ imageUrl }) }),
        remove(id),
      ]);
      expect([made.code, gone.code]).toEqual([undefined, undefined]);
      const [row] = await product.services.db
        .select()
        .from(blogPosts)
        .where(eq(blogPosts.id, made.data.createBlogPost.id));
      expect(await shows(imageUrl)).toBe(row?.pictureId != null);
      expect(made.data.createBlogPost.imageUrl).toBe(imageUrl);
      await remove(made.data.createBlogPost.id);
    }
  });
});
