import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { REVISIONS_KEPT } from '#schema/revision.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { revisions } from '#server/content/revision/table.ts';
import { users } from '#server/people/user/table.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { canvas, pictureByGraphql } from '#tests/kit/content/picture.ts';
import { makeItem, portfolioItem, portfolioOperations } from '#tests/kit/content/portfolio.ts';
import { fieldValue, listRevisions, type RevisionKindName, revisionOperations } from '#tests/kit/content/revision.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Asha Menon' }),
);
test.beforeAll(async ({ product }) => {
  product.holdTime();
});

type Fields = Record<string, unknown>;
const kinds = {
  BLOG_POST: { make: makePost, input: blogPost, operations: blogOperations, text: 'excerpt' },
  PORTFOLIO_ITEM: { make: makeItem, input: portfolioItem, operations: portfolioOperations, text: 'description' },
};
const restore = (employee: Person, id: string | undefined, ifUpdatedAt?: string, person = employee) =>
  person.gql(revisionOperations.restore, { id, ifUpdatedAt });
const stored = ({ services: { db } }: Product, itemId: string) =>
  db.select().from(revisions).where(eq(revisions.itemId, itemId)).orderBy(revisions.number);

describe.each(Object.keys(kinds) as RevisionKindName[])('revisions of the kind %s', (kind) => {
  const { make, input, operations, text } = kinds[kind];
  /** A new object, and a function that changes only the given fields. */
  async function made(product: Product, employee: Person, fields: Fields = {}) {
    const sent = input(fields);
    const { id, slug } = await make(employee, sent);
    const change = async (changes: Fields, person = employee) => {
      product.passTime(MINUTE);
      const { data, errors } = await person.gql(operations.update, { id, input: { ...sent, ...changes } });
      if (errors) throw new Error(JSON.stringify(errors));
      return Object.values(data)[0] as { updatedAt: string };
    };
    const list = () => listRevisions(employee, kind, id);
    return { id, slug, sent, change, list };
  }

  test('creating, changing, publishing and unpublishing each write a revision with author and time', async ({
    product,
    employee,
  }) => {
    const { id, slug, sent, change, list } = await made(product, employee);
    const { updatedAt } = await change({ [text]: 'Another text, for once.' });
    for (const isPublished of [true, false]) await employee.gql(operations.publish, { id, isPublished });
    const all = await list();
    expect(all.map(({ number, reason }) => [number, reason])).toEqual([
      [1, 'CREATE'],
      [2, 'UPDATE'],
      [3, 'PUBLISH'],
      [4, 'UNPUBLISH'],
    ]);
    expect(all.map(({ author }) => author)).toEqual(Array(4).fill({ id: employee.id, name: 'Asha Menon' }));
    expect(all[1]?.createdAt).toBe(updatedAt);
    expect(all.map((one) => fieldValue(one, text))).toEqual([sent[text], ...Array(3).fill('Another text, for once.')]);
    expect(all.map((one) => fieldValue(one, 'slug'))).toEqual(Array(4).fill(slug));
    expect(all.map((one) => fieldValue(one, 'isPublished'))).toEqual([false, false, true, false]);
  });

  test('a save without changes and a change of the schedule write no revision', async ({ product, employee }) => {
    const { change, list } = await made(product, employee);
    await change({});
    await change({ publishAt: new Date(product.services.now().getTime() + DAY).toISOString() });
    expect(await list()).toHaveLength(1);
  });

  test('the first save of content without revisions also stores its previous state', async ({ product, employee }) => {
    const { id, sent, change, list } = await made(product, employee);
    await product.services.db.delete(revisions).where(eq(revisions.itemId, id));
    await change({ [text]: 'Saved after the update.' });
    const all = await list();
    expect(all.map(({ reason, author }) => [reason, author?.name])).toEqual([
      ['KEPT', undefined],
      ['UPDATE', 'Asha Menon'],
    ]);
    expect(all.map((one) => fieldValue(one, text))).toEqual([sent[text], 'Saved after the update.']);
  });

  test('a state saved without a revision is stored at the next save', async ({ product, employee }) => {
    const { id, change, list } = await made(product, employee);
    const table = kind === 'BLOG_POST' ? blogPosts : portfolioItems;
    await product.services.db.update(table).set({ altText: 'By an older version.' }).where(eq(table.id, id));
    await change({ [text]: 'Saved after that.' });
    const all = await list();
    expect(all.map(({ reason }) => reason)).toEqual(['CREATE', 'KEPT', 'UPDATE']);
    expect(fieldValue(all[1] as (typeof all)[number], 'altText')).toBe('By an older version.');
  });

  test('a restored revision is a new one with the publication and schedule of now', async ({ product, employee }) => {
    const { id, change, list, sent } = await made(product, employee);
    const [first] = await list();
    const takeBackAt = new Date(product.services.now().getTime() + DAY).toISOString();
    const { updatedAt } = await change({
      [text]: 'Another text, for once.',
      tags: ['other'],
      isPublished: true,
      takeBackAt,
    });
    product.passTime(MINUTE);
    const { data } = await restore(employee, first?.id, updatedAt);
    expect(data.restoreRevision).toMatchObject({ id, isPictureGone: false });
    const all = await list();
    expect(all.map(({ number, reason }) => [number, reason])).toEqual([
      [1, 'CREATE'],
      [2, 'UPDATE'],
      [3, 'RESTORE'],
    ]);
    const last = all[2] as (typeof all)[number];
    expect([fieldValue(last, text), fieldValue(last, 'tags'), fieldValue(last, 'isPublished')]).toEqual([
      sent[text],
      sent.tags,
      true,
    ]);
    const one = kind === 'BLOG_POST' ? 'blogPost' : 'portfolioItem';
    const read = await employee.gql(`query ($slug: String!) { ${one}(slug: $slug) { isPublished takeBackAt } }`, {
      slug: sent.slug,
    });
    expect(read.data[one]).toEqual({ isPublished: true, takeBackAt });
    // An equal state needs no revision.
    await restore(employee, all[2]?.id);
    expect(await list()).toHaveLength(3);
  });

  test('restoring over an unseen change or onto a used slug is a CONFLICT', async ({ product, employee }) => {
    const { id, sent, change, list } = await made(product, employee);
    const [first] = await list();
    const { updatedAt } = await change({ slug: `${sent.slug}-now` });
    await change({ slug: `${sent.slug}-now`, [text]: 'A colleague was here.' });
    expect((await restore(employee, first?.id, updatedAt)).code).toBe('CONFLICT');
    await make(employee, { slug: sent.slug });
    const { code, errors } = await restore(employee, first?.id);
    expect([code, Object.keys(errors?.[0].extensions.fields)]).toEqual(['CONFLICT', ['slug']]);
    expect(await list()).toHaveLength(3);
    expect((await stored(product, id)).map(({ reason }) => reason)).not.toContain('restore');
  });

  test('revisions are deleted with their object', async ({ product, employee }) => {
    const { id, change } = await made(product, employee);
    await change({ [text]: 'Another text, for once.' });
    const [other] = [await made(product, employee)];
    await employee.gql(operations.remove, { id });
    expect([await stored(product, id), await stored(product, other.id)]).toEqual([[], [expect.anything()]]);
    expect((await restore(employee, (await stored(product, id))[0]?.id ?? UNKNOWN)).code).toBe('NOT_FOUND');
  });

  test('two concurrent saves get two numbers', async ({ product, employee }) => {
    const { change, list } = await made(product, employee);
    await Promise.all(['One of two texts.', 'Two of two texts.'].map((said) => change({ [text]: said })));
    expect((await list()).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('the last revision of each day in India is kept besides the last fifty', async ({ product, employee }) => {
    const { id, change } = await made(product, employee);
    const { db } = product.services;
    // Three on each of two days of 2026 in India: the second begins at 18:30 UTC.
    const [last] = await stored(product, id);
    const moments = ['2026-01-01T18:29:57Z', '2026-01-01T18:29:58Z', '2026-01-01T18:29:59Z'];
    const next = ['2026-01-01T18:30:00Z', '2026-01-01T18:30:01Z', '2026-01-01T18:30:02Z'];
    await db
      .update(revisions)
      .set({ number: 7 })
      .where(and(eq(revisions.itemId, id), eq(revisions.number, 1)));
    const old = [...moments, ...next].map((at, index) => ({
      ...(last as NonNullable<typeof last>),
      ...{ id: crypto.randomUUID(), number: index + 1, createdAt: new Date(at) },
    }));
    await db.insert(revisions).values(old);
    for (let number = 8; number <= REVISIONS_KEPT; number += 1)
      await change({ [text]: `Text number ${number}, at last.` });
    expect(await stored(product, id)).toHaveLength(REVISIONS_KEPT);
    for (let more = 1; more <= 6; more += 1) await change({ [text]: `One more text, number ${more}.` });
    const numbers = (await stored(product, id)).map(({ number }) => number);
    expect(numbers).toEqual([3, 6, ...Array.from({ length: REVISIONS_KEPT }, (_, index) => index + 7)]);
  });

  test('revisions are paged, with the previous and the current state', async ({ product, employee }) => {
    const { id, change, sent } = await made(product, employee);
    for (const number of [1, 2]) await change({ [text]: `Text number ${number}, at last.` });
    const ask = (after?: string) => employee.gql(revisionOperations.list, { kind, id, first: 2, after });
    const { data } = await ask();
    expect([data.revisions.totalCount, data.revisions.pageInfo.hasNextPage]).toEqual([3, true]);
    const rest = (await ask(data.revisions.pageInfo.endCursor)).data.revisions.nodes;
    expect(rest.map(({ number }: { number: number }) => number)).toEqual([1]);
    const middle = (await employee.gql(revisionOperations.byId, { id: data.revisions.nodes[1].id })).data.revision;
    expect([fieldValue(middle.previous, text), fieldValue({ fields: middle.current }, text)]).toEqual([
      sent[text],
      'Text number 2, at last.',
    ]);
    const first = (await employee.gql(revisionOperations.byId, { id: rest[0].id })).data.revision;
    expect(first.previous).toBeNull();
    const other = kind === 'BLOG_POST' ? 'PORTFOLIO_ITEM' : 'BLOG_POST';
    expect(await listRevisions(employee, other, id)).toEqual([]);
  });
});

describe('the picture of a revision', () => {
  const bytes = () => canvas().png().toBuffer();
  const picturesOf = async (employee: Person, id: string) =>
    (await listRevisions(employee, 'BLOG_POST', id)).map((one) => fieldValue(one, 'imageUrl'));

  test('a picture on another site is restored with its revision', async ({ employee }) => {
    const { id } = await makePost(employee, { imageUrl: 'https://pictures.example/a.png' });
    await employee.gql(blogOperations.update, { id, input: blogPost({ imageUrl: 'https://pictures.example/b.png' }) });
    await employee.gql(blogOperations.update, { id, input: blogPost({ imageUrl: '' }) });
    const [first] = await listRevisions(employee, 'BLOG_POST', id);
    expect((await restore(employee, first?.id)).data.restoreRevision.isPictureGone).toBe(false);
    const [a, b] = ['https://pictures.example/a.png', 'https://pictures.example/b.png'];
    expect(await picturesOf(employee, id)).toEqual([a, b, null, a]);
  });

  test('an uploaded picture is restored while another post uses it, otherwise the current one stays', async ({
    employee,
  }) => {
    const { data } = await pictureByGraphql(employee, await bytes(), { body: 'One.' });
    const { id, imageUrl } = data.createBlogPost;
    const other = await makePost(employee, { imageUrl });
    await employee.gql(blogOperations.update, { id, input: blogPost({ imageUrl: 'https://pictures.example/b.png' }) });
    const [first] = await listRevisions(employee, 'BLOG_POST', id);
    expect((await restore(employee, first?.id)).data.restoreRevision.isPictureGone).toBe(false);
    expect((await picturesOf(employee, id)).at(-1)).toBe(imageUrl);
    await employee.gql(blogOperations.remove, { id: other.id });
    await employee.gql(blogOperations.update, { id, input: blogPost({ imageUrl: 'https://pictures.example/c.png' }) });
    const known = await employee.gql(revisionOperations.byId, { id: first?.id });
    expect(known.data.revision.isPictureGone).toBe(true);
    expect((await restore(employee, first?.id)).data.restoreRevision.isPictureGone).toBe(true);
    expect((await picturesOf(employee, id)).at(-1)).toBe('https://pictures.example/c.png');
  });
});

test('a revision keeps the name of its deleted author', async ({ product, employee }) => {
  const leaver = await product.signedIn('Employee', { name: 'Ravi Iyer' });
  const { id } = await makePost(leaver);
  await product.services.db.delete(users).where(eq(users.id, leaver.id));
  const [first] = await listRevisions(employee, 'BLOG_POST', id);
  expect(first?.author).toEqual({ id: null, name: 'Ravi Iyer' });
});

test('visitors cannot read or restore revisions', async ({ product, employee }) => {
  const { id } = await makePost(employee);
  const [first] = await listRevisions(employee, 'BLOG_POST', id);
  for (const [operation, variables] of [
    [revisionOperations.list, { kind: 'BLOG_POST', id }],
    [revisionOperations.byId, { id: first?.id }],
    [revisionOperations.restore, { id: first?.id }],
  ] as const)
    expect((await product.nobody.gql(operation, variables)).code).toBe('UNAUTHENTICATED');
});
