import { expect } from 'vitest';
import { GRACE_MS, sweepStore } from '#server/app/jobs/sweepStore.ts';
import { makePicture, mediaOperations, sendReplacement } from '#tests/kit/content/media.ts';
import { canvas, pictureByGraphql } from '#tests/kit/content/picture.ts';
import {
  emptyPortfolio,
  makeItem,
  portfolioItem,
  portfolioOperations,
  sendItem,
} from '#tests/kit/content/portfolio.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => emptyPortfolio(product));

type Visible = { id: string; altText: string | null; image: { url: string; width: number } };
const galleryOf = async (product: Product, slug: string, person = product.nobody): Promise<Visible[]> => {
  const document = `{ portfolioItem(slug: "${slug}") { gallery { id altText image { url width } } } }`;
  const { data, errors } = await person.gql(document);
  expect(errors).toBeUndefined();
  return data.portfolioItem.gallery;
};
const idsOf = async (product: Product, employee: Person, slug: string) =>
  (await galleryOf(product, slug, employee)).map(({ id }) => id);
const update = (employee: Person, id: string, input: object) => {
  const { imageUrl: _, ...fields } = portfolioItem();
  return employee.gql(portfolioOperations.update, { id, input: { ...fields, ...input } });
};
const makePictures = (employee: Person, count: number) =>
  Promise.all(Array.from({ length: count }, () => makePicture(employee)));

test('everybody sees the gallery in order, with alternative texts of the library', async ({ product, employee }) => {
  const boats = await makePicture(employee, { altText: 'Boats.' });
  const trees = await makePicture(employee);
  const { slug } = await makeItem(employee, { gallery: [trees.id, boats.id], isPublished: true });
  expect(await galleryOf(product, slug)).toEqual([
    { id: trees.id, altText: null, image: { url: trees.url, width: 40 } },
    { id: boats.id, altText: 'Boats.', image: { url: boats.url, width: 40 } },
  ]);
  await employee.gql(mediaOperations.update, { id: trees.id, input: { name: 'Trees', altText: 'Trees.' } });
  expect((await galleryOf(product, slug)).map(({ altText }) => altText)).toEqual(['Trees.', 'Boats.']);
});

test('an update keeps an omitted gallery, replaces a sent one and removes a null one', async ({
  product,
  employee,
}) => {
  const [one, other] = await makePictures(employee, 2);
  const { id, slug } = await makeItem(employee, { gallery: [one.id, other.id] });
  await update(employee, id, { slug });
  expect(await idsOf(product, employee, slug)).toEqual([one.id, other.id]);
  await update(employee, id, { slug, gallery: [other.id] });
  expect(await idsOf(product, employee, slug)).toEqual([other.id]);
  await update(employee, id, { slug, gallery: null });
  expect(await idsOf(product, employee, slug)).toEqual([]);
});

test('a gallery has at most 24 library pictures, none twice', async ({ product, employee }) => {
  const ids = (await makePictures(employee, 25)).map(({ id }) => id);
  const { slug } = await makeItem(employee, { gallery: ids.slice(1) });
  expect(await idsOf(product, employee, slug)).toEqual(ids.slice(1));
  for (const [gallery, sentence] of [
    [ids, 'Please choose at most 24 pictures'],
    [[ids[0], ids[0]], 'Each picture once'],
    [[ids[0], UNKNOWN], 'This picture is no longer in the library. Please choose another.'],
  ] as const) {
    const { code, errors } = await sendItem(employee, { gallery });
    expect([code, errors?.[0]?.extensions?.fields]).toEqual(['BAD_USER_INPUT', { gallery: sentence }]);
  }
  expect((await sendItem(employee, { gallery: ['no id'] })).code).toBe('BAD_USER_INPUT');
});

test('a picture in a gallery can be replaced there but not deleted', async ({ product, employee }) => {
  const [one, other] = await makePictures(employee, 2);
  const { id, slug, title } = await makeItem(employee, { gallery: [one.id, other.id], isPublished: true });
  const { nodes } = (await employee.gql(mediaOperations.uses, { id: one.id })).data.mediaUses;
  expect(nodes).toEqual([
    { id, kind: 'PORTFOLIO_ITEM', title, slug, isCover: false, isInText: false, isInGallery: true },
  ]);
  expect((await employee.gql(mediaOperations.remove, { id: one.id })).code).toBe('CONFLICT');
  const { data } = await sendReplacement(employee, one.id, await canvas(90, 30).png().toBuffer());
  const [shown, second] = await galleryOf(product, slug);
  expect(shown).toEqual({ id: one.id, altText: null, image: { url: data.replacePicture.url, width: 90 } });
  expect(second?.id).toBe(other.id);
  // A form opened before the replacement sends the same picture.
  await update(employee, id, { slug, gallery: [one.id] });
  expect((await galleryOf(product, slug))[0]?.image.url).toBe(data.replacePicture.url);
});

test('of a concurrent deletion and use in a gallery one succeeds', async ({ employee }) => {
  const picture = await makePicture(employee);
  const [removed, made] = await Promise.all([
    employee.gql(mediaOperations.remove, { id: picture.id }),
    sendItem(employee, { gallery: [picture.id] }),
  ]);
  expect([removed.errors, made.errors].filter((errors) => errors === undefined)).toHaveLength(1);
});

test('a picture uploaded with a post is deleted only after both the post and a gallery that uses it', async ({
  product,
  employee,
}) => {
  const post = (await pictureByGraphql(employee, await canvas().png().toBuffer())).data.createBlogPost;
  const path = new URL(post.imageUrl).pathname;
  const pictureId = path.slice('/uploads/'.length, -'.webp'.length);
  const { id } = await makeItem(employee, { gallery: [pictureId] });
  await employee.gql('mutation ($id: UUID!) { removeBlogPost(id: $id) { id } }', { id: post.id });
  const statusAfterSweep = async () => {
    product.passTime(2 * GRACE_MS);
    await sweepStore(product.services, new AbortController().signal);
    return (await fetch(product.url + path)).status;
  };
  expect(await statusAfterSweep()).toBe(200);
  await employee.gql(portfolioOperations.remove, { id });
  expect(await statusAfterSweep()).toBe(404);
});

test('REST neither returns nor accepts a gallery', async ({ product, employee }) => {
  const picture = await makePicture(employee);
  const { body } = await employee.rest('POST', '/portfolio', { ...portfolioItem(), gallery: [picture.id] });
  expect([body.data.gallery, await idsOf(product, employee, body.data.slug)]).toEqual([undefined, []]);
});
