import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { publicationStrings } from '#schema/schedule.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { auditOf, type PlannedKind, plannedKinds } from '#tests/kit/content/schedule.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const DAY = 24 * 3_600_000;
const fields = '{ id slug title isPublished publishedAt createdAt updatedAt }';
const withFields = (operation: string) => operation.replace(/\{ id slug title .* \}( \})?$/s, `${fields} }`);

async function create(person: Person, kind: PlannedKind, input: object = {}) {
  const { data, errors } = await person.gql(withFields(kind.create), { input: kind.input({ ...input }) });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.done;
}
const publish = async (person: Person, kind: PlannedKind, id: string, isPublished: boolean) =>
  (await person.gql(withFields(kind.publish), { id, isPublished })).data.done;
const change = (person: Person, kind: PlannedKind, id: string, input: object) =>
  person.gql(withFields(kind.update), { id, input: kind.input({ ...input }) });

describe.each(plannedKinds)('the day of first publication of a $kind', (kind) => {
  test('a draft gets its day by its first publication', async ({ product, employee }) => {
    product.holdTime();
    const draft = await create(employee, kind);
    expect(draft.publishedAt).toBeNull();
    product.passTime(3 * DAY);
    const now = product.services.now().toISOString();
    expect(await publish(employee, kind, draft.id, true)).toMatchObject({
      publishedAt: now,
      createdAt: draft.createdAt,
    });
  });

  test('content that is created published has the time of its creation', async ({ employee }) => {
    const { publishedAt, createdAt } = await create(employee, kind, { isPublished: true });
    expect(publishedAt).toBe(createdAt);
  });

  test('unpublishing and publishing again keeps the day, by button and by form', async ({ product, employee }) => {
    const { id, publishedAt } = await create(employee, kind, { isPublished: true });
    product.passTime(2 * DAY);
    expect((await publish(employee, kind, id, false)).publishedAt).toBe(publishedAt);
    product.passTime(2 * DAY);
    expect((await publish(employee, kind, id, true)).publishedAt).toBe(publishedAt);
    const { data } = await change(employee, kind, id, { isPublished: false });
    expect(data.done.publishedAt).toBe(publishedAt);
    expect((await change(employee, kind, id, { isPublished: true })).data.done.publishedAt).toBe(publishedAt);
  });

  test('the audit log has both values of a day that staff change', async ({ product, employee }) => {
    const post = await create(employee, kind, { isPublished: true });
    const { data } = await change(employee, kind, post.id, { publishedAt: '2019-05-06T07:08:00.000Z' });
    expect(data.done).toMatchObject({ publishedAt: '2019-05-06T07:08:00.000Z', createdAt: post.createdAt });
    const [last] = (await auditOf(product, post)).slice(-1);
    expect(last).toMatchObject({
      before: { publishedAt: post.publishedAt },
      after: { publishedAt: '2019-05-06T07:08:00.000Z' },
    });
  });

  test.for([false, true])(
    'a time in the future is refused with a sentence (published: %s)',
    async (isPublished, { product, employee }) => {
      const { id, publishedAt } = await create(employee, kind, { isPublished });
      const future = new Date(product.services.now().getTime() + DAY).toISOString();
      const { errors } = await change(employee, kind, id, { publishedAt: future });
      expect(errors?.[0]).toMatchObject({
        message: publicationStrings.future,
        extensions: { code: 'BAD_USER_INPUT', fields: { publishedAt: publicationStrings.future } },
      });
      const created = await employee.gql(withFields(kind.create), {
        input: kind.input({ isPublished, publishedAt: future }),
      });
      expect(created.errors?.[0].message).toBe(publicationStrings.future);
      expect((await publish(employee, kind, id, true)).publishedAt).toEqual(publishedAt ?? expect.any(String));
    },
  );

  test('the value null removes the day only from a draft', async ({ employee }) => {
    const { id, publishedAt } = await create(employee, kind, { isPublished: true });
    expect((await change(employee, kind, id, { publishedAt: null })).data.done.publishedAt).toBe(publishedAt);
    const { data } = await change(employee, kind, id, { publishedAt: null, isPublished: false });
    expect(data.done.publishedAt).toBeNull();
  });

  test('the page shows the day, also in its structured data', async ({ product, employee }) => {
    const { slug } = await create(employee, kind, { isPublished: true, publishedAt: '2020-02-03T06:00:00Z' });
    const { text } = await getPage(product, kind.page(slug));
    expect(text).toContain('dateTime="2020-02-03T06:00:00.000Z"');
    expect(text).toContain('"datePublished":"2020-02-03T06:00:00.000Z"');
  });

  test('pages are ordered by the day while REST keeps the order of creation', async ({ product, employee }) => {
    const older = await create(employee, kind, {});
    product.passTime(1000);
    const newer = await create(employee, kind, { isPublished: true });
    product.passTime(1000);
    const { publishedAt } = await publish(employee, kind, older.id, true);
    const path = kind.kind === 'post' ? '/blogs' : '/portfolio/published';
    const { body } = await employee.rest('GET', path);
    const ids = body.data.map(({ _id }: { _id: string }) => _id);
    expect(ids.slice(0, 2)).toEqual([newer.id, older.id]);
    expect(body.data[1].publishedAt).toBe(publishedAt);
    const { text } = await getPage(product, kind.kind === 'post' ? '/blogs' : '/portfolio');
    expect(text.indexOf(older.slug)).toBeLessThan(text.indexOf(newer.slug));
  });

  test('the first publication by schedule sets the day to the planned time', async ({ product, employee }) => {
    product.holdTime();
    const publishAt = new Date(product.services.now().getTime() + DAY).toISOString();
    const { id, slug, publishedAt } = await create(employee, kind, { publishAt });
    expect(publishedAt).toBeNull();
    product.passTime(DAY);
    await expect
      .poll(async () => (await employee.gql(withFields(kind.read), { slug })).data.done.isPublished)
      .toBe(true);
    expect((await employee.gql(withFields(kind.read), { slug })).data.done.publishedAt).toBe(publishAt);
    expect((await publish(employee, kind, id, false)).publishedAt).toBe(publishAt);
  });
});

test('the feed has the day of first publication and its order', async ({ product, employee }) => {
  await makePost(employee, { title: 'Old words', isPublished: true, publishedAt: '2015-01-02T03:04:05Z' });
  const { text } = await getPage(product, '/feed.xml');
  expect(text).toContain('<published>2015-01-02T03:04:05.000Z</published>');
  expect(text.indexOf('Old words')).toBeGreaterThan(
    text.lastIndexOf(`<published>${product.services.now().getUTCFullYear()}`),
  );
});

test('the page of a post has the day of first publication as its published time', async ({ product, employee }) => {
  const { slug } = await makePost(employee, { isPublished: true, publishedAt: '2018-01-02T03:04:05Z' });
  const { text } = await getPage(product, `/blog/${slug}`);
  expect(text).toContain('property="article:published_time" content="2018-01-02T03:04:05.000Z"');
});

test('the neighbours of a post are those before and after it by first publication', async ({ product, employee }) => {
  await product.services.db.delete(blogPosts);
  const at = (day: number) => ({ isPublished: true, publishedAt: `2021-01-0${day}T00:00:00Z` });
  const third = await makePost(employee, { title: 'The third', ...at(3) });
  const first = await makePost(employee, { title: 'The first', ...at(1) });
  const second = await makePost(employee, { title: 'The second', ...at(2) });
  const query = `query ($id: UUID) { blogPostNeighbours(id: $id) { previous { id } next { id } } }`;
  const { data } = await product.nobody.gql(query, { id: second.id });
  expect(data.blogPostNeighbours).toEqual({ previous: { id: first.id }, next: { id: third.id } });
});

test('a row that an earlier version publishes gets a time of publication', async ({ product, employee }) => {
  const { db } = product.services;
  const { id } = await makePost(employee);
  await db.execute(
    sql`update blog_posts set is_published = true, updated_at = '2026-05-06T00:00:00Z' where id = ${id}`,
  );
  const [post] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  expect(post?.publishedAt?.toISOString()).toBe('2026-05-06T00:00:00.000Z');
  const inserted = await insertItem(product, { isPublished: true, createdAt: new Date('2024-01-01T00:00:00Z') });
  const [item] = await db.select().from(portfolioItems).where(eq(portfolioItems.id, inserted.id));
  expect(item?.publishedAt?.toISOString()).toBe('2024-01-01T00:00:00.000Z');
});

test('a save that changes the day of first publication conflicts with a newer state', async ({ product, employee }) => {
  const post = await makePost(employee, { isPublished: true });
  const update = `mutation ($id: UUID!, $input: BlogPostInput!, $ifUpdatedAt: DateTimeISO) {
    updateBlogPost(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt) { id } }`;
  const { title, slug, excerpt, author, tags } = post;
  const input = { title, slug, excerpt, author, tags };
  product.passTime(1000);
  await employee.gql(update, { id: post.id, input: { ...input, isPublished: false } });
  const { errors } = await employee.gql(update, {
    ...{ id: post.id, ifUpdatedAt: post.updatedAt },
    input: { ...input, publishedAt: '2020-01-01T00:00:00Z' },
  });
  expect(errors?.[0].extensions.code).toBe('CONFLICT');
});
