import { describe, expect } from 'vitest';
import { previewStrings } from '#schema/preview.ts';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { previewLinks } from '#server/content/preview/table.ts';
import { blogOperations, makePost } from '#tests/kit/content/blog.ts';
import { saveDraft } from '#tests/kit/content/draft.ts';
import { makePicture, mediaOperations, sendReplacement } from '#tests/kit/content/media.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makePreview, previewOperations } from '#tests/kit/content/preview.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { get, open } from './previewRequests.ts';

let asha: Person;
let ravi: Person;
// New sessions for each test, because tests move the clock past their end.
test.beforeEach(async ({ product }) => {
  product.holdTime();
  asha = await product.signedIn('admin', { name: 'Asha Menon' });
  ravi = await product.signedIn('Employee', { name: 'Ravi Iyer' });
});

const DAY_MS = 24 * 3600 * 1000;

const block = (id: string, isBlocked: boolean) =>
  asha.gql('mutation ($id: UUID!, $isBlocked: Boolean!) { blockUser(id: $id, isBlocked: $isBlocked) { id } }', {
    id,
    isBlocked,
  });

const reviewOf = async (isPublished: boolean) => (await makeReview(asha, { isPublished })).id;

/** Checks that a link answers like one that never existed, over GraphQL and as a page. */
async function expectDead(product: Product, { token, path }: { token: string; path: string }) {
  const { code, errors, data } = await open(product, token);
  expect([code, errors?.[0].message, data?.preview ?? null]).toEqual(['NOT_FOUND', previewStrings.dead, null]);
  const [dead, unknown] = await Promise.all([get(product, path), get(product, `/preview/${'x'.repeat(43)}`)]);
  expect([dead.status, unknown.status]).toEqual([404, 404]);
  const [deadText, unknownText] = await Promise.all([dead.text(), unknown.text()]);
  const withoutRequest = (text: string) => text.replace(/"requestId":"[^"]+"/, '');
  expect(withoutRequest(deadText)).toBe(withoutRequest(unknownText));
  expect(deadText).toContain('Oops! Page Not Found');
}

describe('a preview link', () => {
  test('a link has a label that only staff see, of at most 100 characters', async ({ product }) => {
    const { id } = await makePost(asha);
    const create = (label?: string | null) =>
      asha.gql(previewOperations.create, { input: { kind: 'BLOG_POST', itemId: id, label } });
    const labelled = (await create('  Harbour Ltd, Ms Rao ')).data.createPreviewLink;
    for (const none of [undefined, null, ' ']) {
      const { previewLink } = (await create(none)).data.createPreviewLink;
      expect(previewLink.label).toBeNull();
    }
    expect((await create('x'.repeat(100))).errors).toBeUndefined();
    expect((await create('x'.repeat(101))).code).toBe('BAD_USER_INPUT');
    const { nodes } = (await ravi.gql(previewOperations.list, { itemId: id })).data.previewLinks;
    expect(nodes.map(({ label }: { label: string | null }) => label)).toContain('Harbour Ltd, Ms Rao');
    const page = await get(product, new URL(labelled.link).pathname);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('Harbour');
  });

  test('a preview shows a draft with the unsaved changes of its creator only', async ({ product }) => {
    const { id, slug, title } = await makePost(asha, { body: 'As it **is**.' });
    await saveDraft(asha, {
      itemId: id,
      fields: { title: 'Better', body: 'As it _shall_ be.', tags: 'one, two', excerpt: ' ' },
    });
    const [hers, his] = [await makePreview(asha, 'BLOG_POST', id), await makePreview(ravi, 'BLOG_POST', id)];
    const [seen, other] = await Promise.all([open(product, hers.token), open(product, his.token)]);
    expect(seen.data.preview.post).toMatchObject({
      ...{ title: 'Better', tags: ['one', 'two'], excerpt: 'What this post is about.', isPublished: false },
      bodyHtml: expect.stringContaining('<em>shall</em>'),
    });
    expect(other.data.preview.post).toMatchObject({ title, body: 'As it **is**.' });
    expect((await product.nobody.gql(blogOperations.bySlug, { slug })).code).toBe('NOT_FOUND');
  });

  test('a preview of an item shows an unsaved picture only with a valid address', async ({ product }) => {
    const { id, imageUrl } = await makeItem(asha);
    const { token } = await makePreview(asha, 'PORTFOLIO_ITEM', id);
    const fields = { description: 'Two\nlines', imageOption: 'url', imageUrl: 'javascript:alert(1)' };
    await saveDraft(asha, { kind: 'PORTFOLIO_ITEM', itemId: id, fields });
    expect((await open(product, token)).data.preview).toMatchObject({
      post: null,
      item: { description: 'Two\nlines', imageUrl },
    });
    const picture = 'https://pictures.example/other.png';
    await saveDraft(asha, {
      kind: 'PORTFOLIO_ITEM',
      itemId: id,
      sequence: 2,
      fields: { ...fields, imageUrl: picture },
    });
    expect((await open(product, token)).data.preview.item.imageUrl).toBe(picture);
  });

  test('a preview shows an unsaved case study and ignores incomplete parts', async ({ product }) => {
    const stored = { body: 'Stored', client: 'Acme', year: 2020, services: ['PPC'], reviewId: await reviewOf(true) };
    const { id } = await makeItem(asha, { ...stored, results: [{ figure: '1', label: 'one' }] });
    const { token } = await makePreview(asha, 'PORTFOLIO_ITEM', id);
    const item = async (sequence: number, fields: object) => {
      await saveDraft(asha, { kind: 'PORTFOLIO_ITEM', itemId: id, sequence, fields });
      return (await open(product, token)).data.preview.item;
    };
    expect(await item(1, { title: 'Other' })).toMatchObject({
      ...{ client: 'Acme', year: 2020, services: ['PPC'], results: [{ figure: '1', label: 'one' }] },
      ...{ bodyHtml: expect.stringContaining('Stored'), review: { id: stored.reviewId } },
    });
    const results = [
      { figure: '+140 %', label: 'leads' },
      { figure: '', label: 'not yet' },
    ];
    expect(
      await item(2, {
        ...{
          body: 'The _story_',
          client: 'Bharat',
          year: '2024',
          services: ['SOCIAL', 'CONTENT'],
          results,
          reviewId: '',
        },
      }),
    ).toMatchObject({
      ...{ client: 'Bharat', year: 2024, services: expect.arrayContaining(['SOCIAL', 'CONTENT']), review: null },
      ...{ results: results.slice(0, 1), bodyHtml: expect.stringContaining('<em>story</em>') },
    });
    const half = { client: '', year: 'about 2019', services: [], results: [], reviewId: 'none' };
    expect(await item(3, half)).toMatchObject({ client: '', year: null, services: [], results: [], review: null });
    expect(await item(4, { reviewId: UNKNOWN, body: '' })).toMatchObject({ review: null, bodyHtml: '' });
  });

  test('a preview shows selected library pictures, replaced ones in their new form, deleted ones not', async ({
    product,
  }) => {
    const [boats, trees, gone] = [await makePicture(asha), await makePicture(asha), await makePicture(asha)];
    const { id } = await makeItem(asha, { gallery: [gone.id] });
    const { id: postId } = await makePost(asha);
    const links = [
      await makePreview(asha, 'PORTFOLIO_ITEM', id),
      await makePreview(asha, 'BLOG_POST', postId),
    ] as const;
    const seen = async () => {
      const [item, post] = await Promise.all(links.map(({ token }) => open(product, token)));
      return [item?.data.preview.item, post?.data.preview.post] as const;
    };
    expect((await seen())[0].gallery).toMatchObject([{ id: gone.id }]);
    const gallery = [trees.id, 'no-id', UNKNOWN, boats.id];
    const chosen = { imageOption: 'library', pictureId: boats.id, gallery };
    await saveDraft(asha, { kind: 'PORTFOLIO_ITEM', itemId: id, fields: chosen });
    await saveDraft(asha, { itemId: postId, fields: { pictureId: trees.id, imageUrl: '' } });
    const [item, post] = await seen();
    expect(item).toMatchObject({ imageUrl: boats.url, gallery: [{ id: trees.id }, { id: boats.id }] });
    expect(post.imageUrl).toBe(trees.url);

    const { data } = await sendReplacement(asha, boats.id, await canvas(30, 30).png().toBuffer());
    await asha.gql(mediaOperations.remove, { id: trees.id });
    const [changed, without] = await seen();
    expect(changed).toMatchObject({ imageUrl: data.replacePicture.url, gallery: [{ id: boats.id }] });
    expect([data.replacePicture.url === boats.url, without.imageUrl]).toEqual([false, null]);
  });

  test('a preview shows strangers no unpublished review', async ({ product }) => {
    const reviewId = await reviewOf(false);
    const { id } = await makeItem(asha);
    const { token } = await makePreview(asha, 'PORTFOLIO_ITEM', id);
    await saveDraft(asha, { kind: 'PORTFOLIO_ITEM', itemId: id, fields: { reviewId } });
    const { data } = await asha.gql(previewOperations.open, { token });
    expect([(await open(product, token)).data.preview.item.review, data.preview.item.review.id]).toEqual([
      null,
      reviewId,
    ]);
  });

  test.for([undefined, 1, 7, 30])(
    'a link with days %s (7 if undefined) is valid exactly until its end',
    async (days, { product }) => {
      const { id } = await makePost(asha);
      const link = await makePreview(asha, 'BLOG_POST', id, days);
      product.passTime((days ?? 7) * DAY_MS - 1);
      expect((await open(product, link.token)).data.preview.post.id).toBe(id);
      product.passTime(1);
      await expectDead(product, link);
      const later = await product.signedIn('Employee');
      expect((await later.gql(previewOperations.list, { itemId: id })).data.previewLinks.totalCount).toBe(0);
    },
  );

  test('any member of staff can revoke a link in the list', async ({ product }) => {
    const { id } = await makePost(asha);
    const [first, second] = [await makePreview(asha, 'BLOG_POST', id), await makePreview(ravi, 'BLOG_POST', id)];
    const listed = async () => (await ravi.gql(previewOperations.list, { itemId: id })).data.previewLinks.nodes;
    const makers = (await listed()).map(({ createdBy }: { createdBy: string }) => createdBy);
    expect(makers.sort()).toEqual(['Asha Menon', 'Ravi Iyer']);
    const { data } = await ravi.gql(previewOperations.revoke, { id: first.id });
    expect(data.revokePreviewLink.revokedAt).toBeTruthy();
    await expectDead(product, first);
    expect((await listed()).map((one: { id: string }) => one.id)).toEqual([second.id]);
    const again = await asha.gql(previewOperations.revoke, { id: first.id });
    expect(again.data.revokePreviewLink.revokedAt).toBe(data.revokePreviewLink.revokedAt);
    expect((await asha.gql(previewOperations.revoke, { id: UNKNOWN })).code).toBe('NOT_FOUND');
  });

  test('a link becomes invalid for good when its content is deleted or its creator is blocked', async ({ product }) => {
    const { id } = await makePost(asha);
    const meera = await product.signedIn('Employee');
    const { id: itemId } = await makeItem(asha);
    const [ofPost, byMeera] = [
      await makePreview(asha, 'BLOG_POST', id),
      await makePreview(meera, 'PORTFOLIO_ITEM', itemId),
    ];
    await asha.gql(blogOperations.remove, { id });
    await expectDead(product, ofPost);
    await block(meera.id, true);
    await expectDead(product, byMeera);
    await block(meera.id, false);
    await expectDead(product, byMeera);
  });

  test('a link for unknown content or another lifetime is refused', async () => {
    const { id } = await makePost(asha);
    const create = (input: object) => asha.gql(previewOperations.create, { input });
    expect((await create({ kind: 'PORTFOLIO_ITEM', itemId: id })).code).toBe('NOT_FOUND');
    expect((await create({ kind: 'BLOG_POST', itemId: UNKNOWN })).code).toBe('NOT_FOUND');
    for (const days of [0, 2, 365])
      expect((await create({ kind: 'BLOG_POST', itemId: id, days })).code).toBe('BAD_USER_INPUT');
    expect((await asha.gql(previewOperations.list, { itemId: id })).data.previewLinks.totalCount).toBe(0);
  });

  test('a link is stored as a hash and deleted a month after its end', async ({ product }) => {
    const { id } = await makePost(asha);
    const link = await makePreview(asha, 'BLOG_POST', id, 1);
    const { db } = product.services;
    const ids = async () => (await db.select().from(previewLinks)).map((one) => one.id);
    expect(JSON.stringify(await db.select().from(previewLinks))).not.toContain(link.token);
    product.passTime(31 * DAY_MS);
    await startHousekeeping(product.services)();
    expect(await ids()).toContain(link.id);
    product.passTime(1);
    await startHousekeeping(product.services)();
    expect(await ids()).not.toContain(link.id);
  });
});
