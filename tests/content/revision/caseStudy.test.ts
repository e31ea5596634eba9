import { expect } from 'vitest';
import { makePicture, mediaOperations, sendReplacement } from '#tests/kit/content/media.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { makeItem, portfolioItem, portfolioOperations, storedItem } from '#tests/kit/content/portfolio.ts';
import { makeReview, reviewOperations } from '#tests/kit/content/review.ts';
import { fieldValue, listRevisions, revisionOperations } from '#tests/kit/content/revision.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Asha Menon' }),
);

const restore = async (admin: Person, id: string | undefined) =>
  (await admin.gql(revisionOperations.restore, { id })).data;

async function emptied(admin: Person) {
  const pictures = [await makePicture(admin), await makePicture(admin), await makePicture(admin)];
  const [cover, one, two] = pictures.map(({ id }) => id as string) as [string, string, string];
  const review = await makeReview(admin);
  const { imageUrl, ...sent } = portfolioItem();
  const study = {
    ...{ body: '## What we did', client: 'Kaveri Foods', year: 2025, services: ['PPC', 'CONTENT'] },
    ...{ results: [{ figure: '+140 %', label: 'leads' }], gallery: [one, two], reviewId: review.id },
    ...{ metaTitle: 'Found', metaDescription: 'How Kaveri was found.', altText: 'A shop' },
  };
  const { id } = await makeItem(admin, { ...sent, ...study, imageUrl: undefined, pictureId: cover });
  const none = Object.fromEntries(Object.keys(study).map((name) => [name, null]));
  const input = { ...sent, ...none, body: 'Nothing.', altText: 'Another shop', imageUrl };
  const { errors } = await admin.gql(portfolioOperations.update, { id, input });
  if (errors) throw new Error(JSON.stringify(errors));
  const [first] = await listRevisions(admin, 'PORTFOLIO_ITEM', id);
  return { id, cover, one, two, review, study, imageUrl, first: first as NonNullable<typeof first> };
}

test('a revision stores and restores the whole case study', async ({ product, admin }) => {
  const { id, cover, one, two, review, study, imageUrl, first } = await emptied(admin);
  const { gallery, reviewId, ...texts } = study;
  for (const [name, value] of Object.entries(texts)) expect([name, fieldValue(first, name)]).toEqual([name, value]);
  expect(fieldValue(first, 'review')).toBe(review.name);
  expect(fieldValue(first, 'imageUrl')).toContain(`/uploads/${cover}.webp`);
  expect(fieldValue(first, 'gallery')).toEqual(
    [one, two].map((picture) => expect.stringContaining(`/uploads/${picture}.webp`)),
  );
  expect(await storedItem(product, id)).toMatchObject({ client: null, gallery: [], reviewId: null, imageUrl });
  expect((await restore(admin, first.id)).restoreRevision.isPictureGone).toBe(false);
  expect(await storedItem(product, id)).toMatchObject({ ...study, pictureId: cover, imageUrl: null });
  const last = (await listRevisions(admin, 'PORTFOLIO_ITEM', id)).at(-1);
  expect([last?.reason, last?.fields]).toEqual(['RESTORE', first.fields]);
});

test('replaced pictures are restored as their replacements', async ({ product, admin }) => {
  const { id, cover, one, two, first } = await emptied(admin);
  const bytes = await canvas(50, 30).png().toBuffer();
  for (const picture of [cover, one]) {
    const { errors } = await sendReplacement(admin, picture, bytes);
    expect(errors).toBeUndefined();
  }
  expect((await restore(admin, first.id)).restoreRevision.isPictureGone).toBe(false);
  const item = await storedItem(product, id);
  expect(item?.pictureId).toEqual(expect.any(String));
  expect([cover, one]).not.toContain(item?.pictureId);
  expect(item?.gallery).toEqual([expect.any(String), two]);
  expect(item?.gallery).not.toContain(one);
});

test('a revision is restored without what was deleted since', async ({ product, admin }) => {
  const { id, cover, one, two, review, imageUrl, first } = await emptied(admin);
  for (const picture of [cover, one]) await admin.gql(mediaOperations.remove, { id: picture });
  await admin.gql(reviewOperations.remove, { id: review.id });
  const { data } = await admin.gql(revisionOperations.byId, { id: first.id });
  expect([data.revision.isPictureGone, fieldValue(data.revision, 'review')]).toEqual([true, null]);
  expect((await restore(admin, first.id)).restoreRevision.isPictureGone).toBe(true);
  expect(await storedItem(product, id)).toMatchObject({
    ...{ client: 'Kaveri Foods', gallery: [two], reviewId: null },
    // The existing picture keeps its alternative text.
    ...{ pictureId: null, imageUrl, altText: 'Another shop' },
  });
});
