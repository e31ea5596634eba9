import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { GRACE_MS, sweepStore } from '#server/app/jobs/sweepStore.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makePicture, mediaOperations, sendReplacement } from '#tests/kit/content/media.ts';
import { canvas, madeFiles, pictureByGraphql } from '#tests/kit/content/picture.ts';
import { makeItem, portfolioItem, portfolioOperations } from '#tests/kit/content/portfolio.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

let wide: Buffer;
const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Ravi Iyer' }),
);
beforeAll(async () => {
  wide = await canvas(600, 300).png().toBuffer();
});

const get = (product: Product, address: string) =>
  fetch(product.url + new URL(address).pathname, { redirect: 'manual' });
const sweep = (product: Product) => sweepStore(product.services, new AbortController().signal);
const usesOf = async (employee: Person, id: string) => {
  const { data, errors } = await employee.gql(mediaOperations.uses, { id });
  expect(errors).toBeUndefined();
  return data.mediaUses;
};
const remove = (employee: Person, id: string) => employee.gql(mediaOperations.remove, { id });
const createPost = (employee: Person, fields: object) =>
  employee.gql(blogOperations.create, { input: { ...blogPost(), ...fields } });
const createItem = (employee: Person, { imageUrl: _, ...fields }: Record<string, unknown>) =>
  employee.gql(portfolioOperations.create, { input: fields });

describe('using a library picture', () => {
  test('one library picture can be the picture of a post and of an item', async ({ employee }) => {
    const { id, url } = await makePicture(employee);
    const post = (await createPost(employee, { pictureId: id })).data.createBlogPost;
    const item = (await createItem(employee, { ...portfolioItem(), pictureId: id })).data.createPortfolioItem;
    expect([post.imageUrl, item.imageUrl]).toEqual([url, url]);
    const { nodes, totalCount } = await usesOf(employee, id);
    const shows = { isCover: true, isInText: false, isInGallery: false };
    expect(nodes).toEqual([
      { ...shows, id: post.id, kind: 'BLOG_POST', title: post.title, slug: post.slug },
      { ...shows, id: item.id, kind: 'PORTFOLIO_ITEM', title: item.title, slug: item.slug },
    ]);
    expect(totalCount).toBe(2);
  });

  test('a library picture stays through an update without picture fields', async ({ employee }) => {
    const { id, url } = await makePicture(employee);
    const { id: postId } = await makePost(employee);
    const update = async (fields: object) =>
      (await employee.gql(blogOperations.update, { id: postId, input: { ...blogPost(), ...fields } })).data
        .updateBlogPost.imageUrl;
    expect([await update({ pictureId: id }), await update({}), await update({ imageUrl: '' })]).toEqual([
      url,
      url,
      null,
    ]);
    const item = await makeItem(employee);
    const { imageUrl: _, ...input } = portfolioItem();
    const { data } = await employee.gql(portfolioOperations.update, {
      id: item.id,
      input: { ...input, pictureId: id },
    });
    expect(data.updatePortfolioItem.imageUrl).toBe(url);
  });

  test('a library picture is refused when it is deleted or comes with an address', async ({ product, employee }) => {
    const { id } = await makePicture(employee);
    const both = 'Please provide either a picture of the library, an Image URL or an Image File, only one of them.';
    const before = await product.services.db.$count(blogPosts);
    const imageUrl = 'https://a.example/a.png';
    const answers = [
      await createPost(employee, { pictureId: id, imageUrl }),
      await employee.gql(portfolioOperations.create, { input: { ...portfolioItem({ imageUrl }), pictureId: id } }),
    ];
    for (const { code, errors } of answers) {
      expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { pictureId: both }]);
    }
    const gone = await createPost(employee, { pictureId: UNKNOWN });
    expect([gone.code, Object.keys(gone.errors?.[0].extensions.fields)]).toEqual(['BAD_USER_INPUT', ['pictureId']]);
    expect((await createPost(employee, { pictureId: 'no id' })).code).toBe('BAD_USER_INPUT');
    expect(await product.services.db.$count(blogPosts)).toBe(before);
  });

  test('REST ignores pictureId', async ({ employee }) => {
    const { id } = await makePicture(employee);
    const { status, body } = await employee.rest('POST', '/blogs/create', { ...blogPost(), pictureId: id });
    expect([status, body.data.imageUrl]).toEqual([201, null]);
  });
});

test('a picture is deleted with its post only if it was uploaded in the form but never named', async ({
  product,
  employee,
}) => {
  const uploaded = (await pictureByGraphql(employee, wide)).data.createBlogPost;
  const named = (await pictureByGraphql(employee, wide)).data.createBlogPost;
  const kept = await makePicture(employee);
  const chosen = (await createPost(employee, { pictureId: kept.id })).data.createBlogPost;
  const id = new URL(named.imageUrl).pathname.slice('/uploads/'.length, -'.webp'.length);
  await employee.gql(mediaOperations.update, { id, input: { name: 'Kept' } });
  for (const post of [uploaded, named, chosen]) await employee.gql(blogOperations.remove, { id: post.id });
  product.passTime(2 * GRACE_MS);
  await sweep(product);
  const statuses = [uploaded.imageUrl, named.imageUrl, kept.url].map(async (url) => (await get(product, url)).status);
  expect(await Promise.all(statuses)).toEqual([404, 200, 200]);
});

describe('deleting a picture', () => {
  test('an unused picture is deleted with its files', async ({ product, employee }) => {
    const { id, url } = await makePicture(employee, {}, [600, 300]);
    expect((await get(product, url.replace('.webp', '-480.webp'))).status).toBe(200);
    expect((await remove(employee, id)).data.removePicture.id).toBe(id);
    expect((await get(product, url)).status).toBe(404);
    // A size that was being made is deleted as soon as it is stored.
    await expect.poll(() => madeFiles(product, id)).toEqual([]);
    expect((await remove(employee, id)).code).toBe('NOT_FOUND');
    expect((await employee.gql(mediaOperations.uses, { id })).code).toBe('NOT_FOUND');
  });

  test('deleting a picture in use is refused with the titles of its uses', async ({ product, employee }) => {
    const { id, url } = await makePicture(employee);
    const titles = ['A first title', 'A second title', 'A third title', 'A fourth title'] as const;
    const size = url.replace('.webp', '-480.webp');
    await createPost(employee, { title: titles[0], pictureId: id });
    await makeItem(employee, { title: titles[1], imageUrl: size });
    await makePost(employee, { title: titles[2], body: `![A boat](${size})` });
    await makePost(employee, { title: titles[3], body: `![A boat](${new URL(url).pathname})` });
    const { nodes } = await usesOf(employee, id);
    expect(nodes.map(({ isCover, isInText }: never) => [isCover, isInText])).toEqual([
      ...[
        [true, false],
        [true, false],
      ],
      ...[
        [false, true],
        [false, true],
      ],
    ]);
    const { code, errors } = await remove(employee, id);
    expect([code, errors?.[0].message]).toEqual([
      'CONFLICT',
      `This picture is still shown by “${titles[0]}”, “${titles[1]}”, “${titles[2]}” and 1 more. Please take it out there first.`,
    ]);
    expect((await get(product, url)).status).toBe(200);
  });

  test.for(['as its own', 'in its text'])(
    'a deletion that waits while a post takes the picture %s is refused',
    async (how, { product, employee }) => {
      const { id, url } = await makePicture(employee);
      const { db } = product.services;
      const { id: postId } = await makePost(employee);
      // A lock on the post interrupts its update.
      const client = await db.$client.connect();
      await client.query('begin');
      await client.query('select from blog_posts where id = $1 for update', [postId]);
      const input = { ...blogPost(), ...(how === 'as its own' ? { pictureId: id } : { body: `![](${url})` }) };
      const change = employee.gql(blogOperations.update, { id: postId, input });
      await waiting(product, 1);
      const removal = remove(employee, id);
      await waiting(product, 2);
      await client.query('commit');
      client.release();
      expect((await change).errors).toBeUndefined();
      expect((await removal).code).toBe('CONFLICT');
      expect((await get(product, url)).status).toBe(200);
    },
  );

  test('one of a concurrent deletion and use is refused', async ({ product, employee }) => {
    for (let round = 0; round < 3; round += 1) {
      const { id, url } = await makePicture(employee);
      const [removal, post] = await Promise.all([remove(employee, id), createPost(employee, { pictureId: id })]);
      expect([removal.code, post.code].filter(Boolean)).toHaveLength(1);
      expect((await get(product, url)).status).toBe(post.code ? 404 : 200);
    }
  });
});

const waiting = (product: Product, count: number) =>
  expect
    .poll(async () => {
      const { rows } = await product.services.db.execute<{ count: number }>(
        sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows[0]?.count;
    })
    .toBe(count);

describe('replacing a picture', () => {
  test('former addresses redirect to the replacement that all uses show', async ({ product, employee }) => {
    const { id, url, name } = await makePicture(employee, { name: 'The harbour', altText: 'Boats.' }, [600, 300]);
    const path = new URL(url).pathname;
    const cover = (await createPost(employee, { pictureId: id, isPublished: true })).data.createBlogPost;
    const texts = await makePost(employee, { body: `![Absolute](${url}) ![Path](${path})`, isPublished: true });
    const linking = await makeItem(employee, { imageUrl: 'https://a.example/a.png' });
    const read = async (slug: string) =>
      (await product.nobody.gql(`{ blogPost(slug: "${slug}") { imageUrl body bodyHtml updatedAt image { width } } }`))
        .data.blogPost;
    const before = [await read(cover.slug), await read(texts.slug)];
    const other = await canvas(700, 500).png().toBuffer();
    const { data } = await sendReplacement(employee, id, other);
    const picture = data.replacePicture;
    expect(picture).toMatchObject({ id, name, altText: 'Boats.', width: 700, height: 500, uploadedBy: 'Ravi Iyer' });
    expect(picture.url).not.toBe(url);
    const newPath = new URL(picture.url).pathname;

    const after = [await read(cover.slug), await read(texts.slug)];
    expect(after[0]).toMatchObject({ imageUrl: picture.url, image: { width: 700 } });
    expect(after[1].body).toBe(`![Absolute](${picture.url}) ![Path](${newPath})`);
    expect(after[1].bodyHtml).toContain(newPath);
    expect(after[1].bodyHtml).not.toContain(path);
    expect(after.map(({ updatedAt }) => updatedAt)).toEqual(before.map(({ updatedAt }) => updatedAt));
    expect(linking.imageUrl).toBe('https://a.example/a.png');

    for (const former of [url, url.replace('.webp', '-480.webp'), url.replace('.webp', '-480.avif')]) {
      const answer = await get(product, former);
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
        ...[302, picture.url, 'no-cache'],
      ]);
    }
    expect((await get(product, picture.url)).status).toBe(200);
    expect((await usesOf(employee, id)).totalCount).toBe(2);
  });

  test('both former addresses redirect to the last of two replacements', async ({ product, employee }) => {
    const { id, url } = await makePicture(employee);
    const second = (await sendReplacement(employee, id, wide)).data.replacePicture;
    const third = (await sendReplacement(employee, id, wide)).data.replacePicture;
    for (const former of [url, second.url])
      expect((await get(product, former)).headers.get('location')).toBe(third.url);
    const back = await makePost(employee, { body: `![](${url})` });
    const linked = await makePost(employee, { imageUrl: second.url });
    expect(linked.imageUrl).toBe(third.url);
    expect((await remove(employee, id)).code).toBe('CONFLICT');
    for (const post of [back, linked]) await employee.gql(blogOperations.remove, { id: post.id });
    expect((await remove(employee, id)).data.removePicture.id).toBe(id);
    for (const former of [url, second.url, third.url]) expect((await get(product, former)).status).toBe(404);
  });

  test('a use shows the last picture of two concurrent replacements', async ({ product, employee }) => {
    const { id, url } = await makePicture(employee);
    const [one, other, post] = await Promise.all([
      sendReplacement(employee, id, wide),
      sendReplacement(employee, id, wide),
      createPost(employee, { pictureId: id }),
    ]);
    expect([one.errors, other.errors, post.errors]).toEqual([undefined, undefined, undefined]);
    const { nodes } = (await employee.gql(mediaOperations.list, { first: 200 })).data.mediaPictures;
    const [now, ...more] = nodes.filter((picture: { id: string }) => picture.id === id);
    expect(more).toEqual([]);
    const { data } = await employee.gql(`{ blogPost(slug: "${post.data.createBlogPost.slug}") { imageUrl } }`);
    expect([data.blogPost.imageUrl, (await get(product, url)).headers.get('location')]).toEqual([now.url, now.url]);
  });

  test('a refused replacement changes nothing', async ({ product, employee }) => {
    const { id, url } = await makePicture(employee);
    const files = await product.services.db.$count(pictures);
    expect((await sendReplacement(employee, id, Buffer.from('text'))).code).toBe('UNSUPPORTED_MEDIA');
    expect((await sendReplacement(employee, UNKNOWN, wide)).code).toBe('NOT_FOUND');
    expect((await sendReplacement(product.nobody, id, wide)).code).toBe('UNAUTHENTICATED');
    expect([(await get(product, url)).status, await product.services.db.$count(pictures)]).toEqual([200, files]);
  });

  test('the replaced file left by a killed process is swept', async ({ product, employee }) => {
    const { id } = await makePicture(employee);
    await sendReplacement(employee, id, wide);
    const { store } = product.services;
    await store.put(`${id}.webp`, 'left');
    product.passTime(2 * GRACE_MS);
    await sweep(product);
    expect(await store.exists(`${id}.webp`)).toBe(false);
    const [row] = await product.services.db.select().from(pictures).where(eq(pictures.id, id));
    expect(row?.replacedById).not.toBeNull();
  });
});
