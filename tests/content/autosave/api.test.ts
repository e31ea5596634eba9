import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { DRAFT_DAYS, MOST_BEGUN } from '#schema/draft.ts';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { contentDrafts } from '#server/content/autosave/table.ts';
import { presences } from '#server/people/presence/table.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { contentDraft, draftOf, draftOperations, newDraftOf, saveDraft } from '#tests/kit/content/draft.ts';
import { makeItem, portfolioItem } from '#tests/kit/content/portfolio.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('asha', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }))
  .extend('ravi', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }));

const DAY_MS = 24 * 3600 * 1000;
const create = `mutation ($input: BlogPostInput!, $draftId: UUID) {
  createBlogPost(input: $input, draftId: $draftId) { id slug updatedAt } }`;
const update = `mutation ($id: UUID!, $input: BlogPostInput!, $draftId: UUID, $at: DateTimeISO) {
  updateBlogPost(id: $id, input: $input, draftId: $draftId, ifUpdatedAt: $at) { id } }`;
const pendingOf = async (person: Person, slug: string) =>
  (
    await person.gql('query ($slug: String!) { blogPost(slug: $slug) { pendingChanges { name } } }', { slug })
  ).data.blogPost.pendingChanges.map(({ name }: { name: string }) => name);
const keptIn = async (product: Product, id: string) =>
  (await product.services.db.execute<{ fields: unknown }>(sql`select fields from content_drafts where id = ${id}`))
    .rows;

describe('an autosave', () => {
  test('an autosave shows its author the fields, colleagues the name of its author, visitors nothing', async ({
    product,
    asha,
    ravi,
  }) => {
    const { id, slug, title, updatedAt } = await makePost(asha, { isPublished: true });
    const { data } = await saveDraft(asha, { itemId: id, basedOn: updatedAt, fields: { title: 'Other', tags: 'a, ' } });
    expect(data.saveContentDraft).toMatchObject({ fields: { title: 'Other', tags: 'a, ' }, basedOn: updatedAt });
    expect(await draftOf(asha, 'BLOG_POST', slug)).toEqual(data.saveContentDraft);
    expect(await draftOf(ravi, 'BLOG_POST', slug)).toBeNull();
    expect(await draftOf(asha, 'BLOG_POST')).toBeNull();
    expect([await pendingOf(asha, slug), await pendingOf(ravi, slug)]).toEqual([['Asha Menon'], ['Asha Menon']]);
    expect((await product.nobody.gql(blogOperations.bySlug, { slug })).data.blogPost.title).toBe(title);
    const asked = 'query ($slug: String!) { blogPost(slug: $slug) { pendingChanges { name } } }';
    expect((await product.nobody.gql(asked, { slug })).code).toBe('UNAUTHENTICATED');
  });

  test('an item, a new post and a new item have separate autosaves', async ({ ravi }) => {
    const { id, slug } = await makeItem(ravi);
    await saveDraft(ravi, { kind: 'PORTFOLIO_ITEM', itemId: id, fields: { description: 'Longer' } });
    await saveDraft(ravi, { fields: { title: 'A new post' } });
    await saveDraft(ravi, { kind: 'PORTFOLIO_ITEM', fields: { title: 'A new item', imageOption: 'url' } });
    const kept = await Promise.all([
      draftOf(ravi, 'PORTFOLIO_ITEM', slug),
      draftOf(ravi, 'BLOG_POST'),
      draftOf(ravi, 'PORTFOLIO_ITEM'),
    ]);
    expect(kept.map(({ fields }) => fields)).toEqual([
      { description: 'Longer' },
      { title: 'A new post' },
      { title: 'A new item', imageOption: 'url' },
    ]);
  });

  test('an autosave holds an incomplete case study and planned times as typed', async ({ asha }) => {
    const { id, slug } = await makeItem(asha);
    const fields = {
      ...{ body: '## Half', client: 'Acme', year: 'about 2', services: ['SOCIAL', 'PPC'], reviewId: '' },
      ...{ results: [{ figure: '+140 %', label: '' }], metaTitle: 'M', metaDescription: '' },
      ...{ publishAt: '2026-12-03T09:00', takeBackAt: '', pictureId: UNKNOWN, gallery: [UNKNOWN] },
    };
    await saveDraft(asha, { kind: 'PORTFOLIO_ITEM', itemId: id, fields });
    expect((await draftOf(asha, 'PORTFOLIO_ITEM', slug)).fields).toEqual(fields);
  });

  test('an autosave keeps the state with the highest sequence, whatever order states arrive in', async ({ asha }) => {
    const id = randomUUID();
    const states = [3, 1, 2].map((sequence) =>
      saveDraft(asha, { id, sequence, fields: { title: `State ${sequence}` } }),
    );
    await Promise.all(states);
    expect((await draftOf(asha, 'BLOG_POST')).fields).toEqual({ title: 'State 3' });
    const { data } = await saveDraft(asha, { id, sequence: 3, fields: { title: 'Another third' } });
    expect(data.saveContentDraft).toMatchObject({ sequence: 3, fields: { title: 'State 3' } });
  });

  test('the autosave of a post open in several windows is the one with the highest sequence', async ({
    asha,
    ravi,
  }) => {
    const { id: itemId, slug } = await makePost(asha);
    const forms = Array.from({ length: 4 }, (_, index) =>
      saveDraft(ravi, { itemId, sequence: index, fields: { title: `Window ${index}` } }),
    );
    for (const { errors } of await Promise.all(forms)) expect(errors).toBeUndefined();
    expect((await draftOf(ravi, 'BLOG_POST', slug)).fields).toEqual({ title: 'Window 3' });
    await saveDraft(ravi, { itemId, sequence: 3, fields: { title: 'Not later' } });
    expect((await draftOf(ravi, 'BLOG_POST', slug)).fields).toEqual({ title: 'Window 3' });
    await saveDraft(ravi, { itemId, sequence: 4, fields: { title: 'The last' } });
    expect((await draftOf(ravi, 'BLOG_POST', slug)).fields).toEqual({ title: 'The last' });
  });

  test.for(['BLOG_POST', 'PORTFOLIO_ITEM'])(
    'each new %s has an autosave of its own, listed for its author only',
    async (kind, { product, asha }) => {
      const meera = await product.signedIn('Employee');
      const drafts = [1, 2, 3].map((sequence) =>
        contentDraft({ kind, sequence, fields: { title: `Window ${sequence}` } }),
      );
      const kept = await Promise.all(drafts.map((input) => meera.gql(draftOperations.save, { input })));
      for (const { errors } of kept) expect(errors).toBeUndefined();
      const begun = async (person: Person, of = kind) =>
        (await person.gql(draftOperations.begun, { kind: of })).data.begunDrafts.drafts.map(
          ({ title }: { title: string }) => title,
        );
      expect(await begun(meera)).toEqual(['Window 3', 'Window 2', 'Window 1']);
      const [first] = drafts;
      const read = async (person: Person, id: unknown) =>
        (await person.gql(draftOperations.read, { kind, id })).data.contentDraft?.fields;
      expect([await read(meera, first?.id), await read(asha, first?.id)]).toEqual([{ title: 'Window 1' }, undefined]);
      await meera.gql(draftOperations.discard, { id: drafts[1]?.id });
      expect(await begun(meera)).toEqual(['Window 3', 'Window 1']);
      const other = kind === 'BLOG_POST' ? 'PORTFOLIO_ITEM' : 'BLOG_POST';
      expect([await begun(meera, other), await read(meera, drafts[1]?.id)]).toEqual([[], undefined]);
      expect(await begun(asha)).not.toContain('Window 3');
    },
  );

  test('at the limit of 100 autosaves of new posts, a user can continue one but begin none', async ({ product }) => {
    const nina = await product.signedIn('Employee');
    const drafts = Array.from({ length: MOST_BEGUN }, () => contentDraft());
    for (const input of drafts) await nina.gql(draftOperations.save, { input });
    expect((await saveDraft(nina)).code).toBe('RATE_LIMITED');
    const [input] = drafts;
    expect((await nina.gql(draftOperations.save, { input: { ...input, sequence: 2 } })).errors).toBeUndefined();
    await nina.gql(draftOperations.discard, { id: drafts[1]?.id });
    expect((await saveDraft(nina)).errors).toBeUndefined();
  });

  test('a late state does not restore an autosave that the stored content closed', async ({ asha }) => {
    const draft = contentDraft({ sequence: 5 });
    await asha.gql(draftOperations.save, { input: draft });
    const { data } = await asha.gql(create, { input: blogPost(), draftId: draft.id });
    expect(data.createBlogPost.id).toBeTruthy();
    expect(await newDraftOf(asha, draft)).toBeNull();
    const late = await asha.gql(draftOperations.save, { input: { ...draft, sequence: 6 } });
    expect([late.code, await newDraftOf(asha, draft)]).toEqual(['CONFLICT', null]);
    // A state that never arrived cannot restore it either.
    const { id, slug } = await makePost(asha);
    const onItsWay = contentDraft({ itemId: id });
    expect((await asha.gql(update, { id, input: blogPost({ slug }), draftId: onItsWay.id })).errors).toBeUndefined();
    expect((await asha.gql(draftOperations.save, { input: onItsWay })).errors).toBeDefined();
    expect(await draftOf(asha, 'BLOG_POST', slug)).toBeNull();
  });

  test('a refused save keeps the autosave', async ({ asha, ravi }) => {
    const { id, slug, updatedAt } = await makePost(asha);
    const draft = contentDraft({ itemId: id, basedOn: updatedAt });
    await asha.gql(draftOperations.save, { input: draft });
    await ravi.gql(blogOperations.update, { id, input: blogPost({ slug }) });
    const refused = await asha.gql(update, { id, input: blogPost({ slug }), draftId: draft.id, at: updatedAt });
    expect([refused.code, (await draftOf(asha, 'BLOG_POST', slug)).basedOn]).toEqual(['CONFLICT', updatedAt]);
  });

  test('only the author can discard an autosave', async ({ asha, ravi }) => {
    const draft = contentDraft({ fields: { title: 'Mine' } });
    await asha.gql(draftOperations.save, { input: draft });
    expect((await ravi.gql(draftOperations.discard, { id: draft.id })).data.discardContentDraft).toBe(true);
    expect((await ravi.gql(draftOperations.save, { input: { ...draft, sequence: 9 } })).code).toBe('NOT_FOUND');
    await ravi.gql(create, { input: blogPost(), draftId: draft.id });
    expect((await newDraftOf(asha, draft)).fields).toEqual({ title: 'Mine' });
    expect((await asha.gql(draftOperations.discard, { id: draft.id })).data.discardContentDraft).toBe(true);
    expect(await newDraftOf(asha, draft)).toBeNull();
  });

  test('an autosave is deleted with its author or its content', async ({ product, asha }) => {
    const meera = await product.signedIn('Employee');
    const { id } = await makePost(asha);
    const [first, second] = [contentDraft({ itemId: id }), contentDraft()];
    for (const input of [first, second]) await meera.gql(draftOperations.save, { input });
    await asha.gql(blogOperations.remove, { id });
    expect([await keptIn(product, first.id as string), (await keptIn(product, second.id as string)).length]).toEqual([
      [],
      1,
    ]);
    await asha.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id: meera.id });
    expect(await keptIn(product, second.id as string)).toEqual([]);
  });

  test('an autosave with unknown or oversized fields is refused without being stored', async ({ asha }) => {
    const begun = async () => (await asha.gql(draftOperations.begun, { kind: 'BLOG_POST' })).data.begunDrafts.drafts;
    const before = await begun();
    const bad: Record<string, unknown>[] = [
      { fields: { title: 'x'.repeat(2001) } },
      { fields: { body: 'x'.repeat(200_001) } },
      { fields: { title: 5 } },
      { fields: { title: 'NUL \u0000' } },
      { fields: { unknown: 'field' } },
      { fields: { services: ['NO_SUCH_SERVICE'] } },
      { fields: { services: Array(21).fill('PPC') } },
      { fields: { results: [{ figure: 'x', label: 'y', other: 'z' }] } },
      { fields: { results: Array(21).fill({ figure: '', label: '' }) } },
      { fields: { results: [{ figure: 'x'.repeat(501), label: '' }] } },
      { fields: { year: 2024 } },
      { fields: { gallery: Array(101).fill(UNKNOWN) } },
      { fields: { gallery: [5] } },
      { fields: { publishAt: 'x'.repeat(51) } },
      { fields: { __proto__: null, constructor: 'x' } },
      { fields: 'text' },
      { fields: [] },
      { fields: null },
      { sequence: -1 },
      { id: 'no-id' },
    ];
    for (const fields of bad) expect([fields, (await saveDraft(asha, fields)).errors]).not.toEqual([fields, undefined]);
    expect((await saveDraft(asha, { itemId: UNKNOWN })).code).toBe('NOT_FOUND');
    const { id } = await makeItem(asha);
    expect((await saveDraft(asha, { itemId: id })).code).toBe('NOT_FOUND');
    expect((await asha.gql(draftOperations.read, { kind: 'BLOG_POST', slug: 'nothing-here' })).code).toBe('NOT_FOUND');
    expect(await begun()).toEqual(before);
    const most = { title: 'x'.repeat(2000), body: 'x'.repeat(200_000) };
    expect((await saveDraft(asha, { fields: most })).data.saveContentDraft.fields).toEqual(most);
  });

  test('storing an item closes its autosave', async ({ asha }) => {
    const draft = contentDraft({ kind: 'PORTFOLIO_ITEM' });
    await asha.gql(draftOperations.save, { input: draft });
    const made = await asha.gql(
      'mutation ($input: PortfolioItemInput!, $draftId: UUID) { createPortfolioItem(input: $input, draftId: $draftId) { id slug } }',
      { input: portfolioItem(), draftId: draft.id },
    );
    expect(await draftOf(asha, 'PORTFOLIO_ITEM')).toBeNull();
    const { id, slug } = made.data.createPortfolioItem;
    const change = contentDraft({ kind: 'PORTFOLIO_ITEM', itemId: id });
    await asha.gql(draftOperations.save, { input: change });
    const changed = await asha.gql(
      'mutation ($id: UUID!, $input: PortfolioItemChangesInput!, $draftId: UUID) { updatePortfolioItem(id: $id, input: $input, draftId: $draftId) { id } }',
      { id, input: portfolioItem({ slug }), draftId: change.id },
    );
    expect([changed.errors, await draftOf(asha, 'PORTFOLIO_ITEM', slug)]).toEqual([undefined, null]);
  });
});

test('cleaning deletes autosaves unchanged for 90 days and closed ones after a day', async ({ product, asha }) => {
  const { db } = product.services;
  await db.delete(contentDrafts);
  product.holdTime();
  const { id } = await makePost(asha);
  const [kept, ended] = [contentDraft({ itemId: id }), contentDraft()];
  for (const input of [kept, ended]) await asha.gql(draftOperations.save, { input });
  await asha.gql(draftOperations.discard, { id: ended.id });
  await asha.gql(draftOperations.mark, { id });
  const clean = () => startHousekeeping(product.services)();
  const rows = async () => (await db.select({ id: contentDrafts.id }).from(contentDrafts)).map((one) => one.id).sort();
  await clean();
  expect(await rows()).toEqual([kept.id, ended.id].sort());
  expect(await db.$count(presences)).toBeGreaterThan(0);
  product.passTime(DAY_MS + 1);
  await clean();
  expect([await rows(), await db.$count(presences)]).toEqual([[kept.id], 0]);
  product.passTime((DRAFT_DAYS - 1) * DAY_MS - 1);
  await clean();
  expect(await rows()).toEqual([kept.id]);
  product.passTime(1);
  await clean();
  expect(await rows()).toEqual([]);
});
