import { and, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { filterOf, isPublished } from '#server/content/blog/postFilter.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { type MadePost, makePost } from '#tests/kit/content/blog.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const posts: Record<string, MadePost> = {};
test.beforeAll(async ({ product, employee }) => {
  await product.services.db.delete(blogPosts);
  const make = async (title: string, fields: object) => {
    posts[title] = await makePost(employee, { title, isPublished: true, ...fields });
  };
  await make('First of all', { tags: ['SEO', 'Émigré'], excerpt: 'About pictures of butterflies.' });
  await make('Second to none', { tags: ['PPC', 'seo'], body: 'The **budget** runs out. Twenty percent is "lost".' });
  await make('Third and last', {
    tags: ['100%', `o'clock`, 'a_b', '"quoted"', 'C:\\temp'],
    body: 'Budgets in spring.',
  });
  await make('The one not ready', { tags: ['SEO', 'secret'], body: 'The budget of butterflies.', isPublished: false });
});

const FIND = `query ($first: Int, $after: String, $tag: String, $search: String) {
  blogPosts(first: $first, after: $after, tag: $tag, search: $search) {
    nodes { title } pageInfo { hasNextPage endCursor } totalCount } }`;
const ask = (product: Product, variables: object, person = product.nobody) => person.gql(FIND, { ...variables });
const titles = async (product: Product, variables: object, person?: Person): Promise<string[]> =>
  (await ask(product, variables, person)).data.blogPosts.nodes.map(({ title }: MadePost) => title);

const FIRST = 'First of all';
const SECOND = 'Second to none';
const THIRD = 'Third and last';
const ALL = [THIRD, SECOND, FIRST];

describe('a tag', () => {
  test.for<[tag: string | null, expected: string[]]>([
    ['SEO', [SECOND, FIRST]],
    ['seo', [SECOND, FIRST]],
    [' Seo ', [SECOND, FIRST]],
    ['ppc', [SECOND]],
    ['émigré', [FIRST]],
    ['100%', [THIRD]],
    ["o'clock", [THIRD]],
    ['a_b', [THIRD]],
    ['"quoted"', [THIRD]],
    ['c:\\temp', [THIRD]],
    // Neither parts of a tag nor patterns match.
    ['SE', []],
    ['%', []],
    ['a-b', []],
    ['secret', []],
    ["'; drop table blog_posts; --", []],
    ['{}', []],
    ['x'.repeat(500), []],
    // An empty tag is no filter.
    ['', ALL],
    ['  ', ALL],
    [null, ALL],
  ])('the tag filter for %j returns %j', async ([tag, expected], { product }) => {
    expect(await titles(product, { tag })).toEqual(expected);
  });
});

describe('a search', () => {
  test.for<[search: string | null, expected: string[]]>([
    // Title, excerpt, text and tags, case-insensitive and with any word ending.
    ['third', [THIRD]],
    ['BUTTERFLY', [FIRST]],
    ['budget', [THIRD, SECOND]],
    ['ppc', [SECOND]],
    // Words from several fields; quotes, or, minus.
    ['seo butterflies', [FIRST]],
    ['budget spring', [THIRD]],
    ['"budget runs"', [SECOND]],
    ['"runs budget"', []],
    ['butterflies or spring', [THIRD, FIRST]],
    ['budget -spring', [SECOND]],
    ['"lost"', [SECOND]],
    ['secret', []],
    ['unheard', []],
    // Special characters are neither patterns nor syntax errors.
    ['%', []],
    ['_', []],
    ['the', []],
    ['!!! & | ( :* <->', []],
    [`'`, []],
    ['"', []],
    ['a\\', []],
    ["'); drop table blog_posts; --", []],
    ['( '.repeat(250), []],
    ['"a" -'.repeat(100), []],
    ['', ALL],
    ['   ', ALL],
    [null, ALL],
  ])('the search for %j returns %j', async ([search, expected], { product }) => {
    const { code } = await ask(product, { search });
    expect(code).toBeUndefined();
    expect(await titles(product, { search })).toEqual(expected);
  });

  test('tag and search must both match', async ({ product }) => {
    expect(await titles(product, { tag: 'SEO', search: 'budget' })).toEqual([SECOND]);
    expect(await titles(product, { tag: '100%', search: 'butterflies' })).toEqual([]);
  });

  test.for(['tag', 'search'])(
    'a %s of 500 characters is accepted, one of 501 is refused',
    async (name, { product }) => {
      expect((await ask(product, { [name]: 'x'.repeat(500) })).code).toBeUndefined();
      expect((await ask(product, { [name]: 'x'.repeat(501) })).code).toBe('BAD_USER_INPUT');
    },
  );

  test('search results are paged and counted', async ({ product }) => {
    const { blogPosts: page } = (await ask(product, { first: 1, search: 'budget' })).data;
    expect([page.nodes, page.totalCount, page.pageInfo.hasNextPage]).toEqual([[{ title: THIRD }], 2, true]);
    const after = page.pageInfo.endCursor;
    const { blogPosts: last } = (await ask(product, { first: 1, search: 'budget', after })).data;
    expect([last.nodes, last.pageInfo.hasNextPage]).toEqual([[{ title: SECOND }], false]);
  });
});

test('a draft is found by everybody only after its publication', async ({ product, employee }) => {
  const title = 'The one not ready';
  for (const person of [product.nobody, employee, await product.signedIn('admin')]) {
    expect(await titles(product, { search: 'butterflies' }, person)).toEqual([FIRST]);
    expect(await titles(product, { tag: 'secret' }, person)).toEqual([]);
  }
  const publish = 'mutation ($id: UUID!) { publishBlogPost(id: $id) { isPublished } }';
  await employee.gql(publish, { id: posts[title]?.id });
  expect(await titles(product, { search: 'butterflies' })).toEqual([title, FIRST]);
  expect(await titles(product, { tag: 'secret' })).toEqual([title]);
  await employee.gql(publish, { id: posts[title]?.id });
});

test('a changed post is found by its new text only', async ({ product, employee }) => {
  const post = await makePost(employee, { title: 'Nightingale', tags: ['birds'], isPublished: true });
  const input = { title: 'Kingfisher', excerpt: post.excerpt, author: post.author, tags: ['fishers'] };
  const change = 'mutation ($id: UUID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) { id } }';
  await employee.gql(change, { id: post.id, input });
  expect(await titles(product, { search: 'nightingale' })).toEqual([]);
  expect(await titles(product, { tag: 'birds' })).toEqual([]);
  expect(await titles(product, { search: 'kingfishers' })).toEqual(['Kingfisher']);
  expect(await titles(product, { tag: 'FISHERS' })).toEqual(['Kingfisher']);
});

test.for([
  ['words that differ', (at: number) => `w${at.toString(36)} `],
  ['letters of every script', (at: number) => `${String.fromCodePoint(0x3400 + (at % 40_000))}-`],
  ['one endless word', () => 'x'],
] as const)(
  'the longest post is accepted and found, whatever it contains: %s',
  async ([, part], { product, employee }) => {
    let body = '';
    for (let at = 0; body.length < 100_000; at += 1) body += part(at);
    const { title } = await makePost(employee, {
      title: 'Leviathan of the deep',
      body: body.slice(0, 100_000),
      tags: Array.from({ length: 20 }, (_, place) => `place ${place}`),
      isPublished: true,
    });
    expect(await titles(product, { search: 'leviathan' })).toContain(title);
    expect(await titles(product, { tag: 'Place 19' })).toContain(title);
  },
);

test('tags and words are searched with an index', async ({ product }) => {
  const { db } = product.services;
  await db.execute(sql`insert into blog_posts (id, slug, title, excerpt, author, tags, is_published, created_at, updated_at)
    select gen_random_uuid(), 'many-' || n, 'Post ' || n, 'Excerpt', 'Asha', array['tag ' || n], true, now(), now()
    from generate_series(1, 3000) n`);
  await db.execute(sql`analyze blog_posts`);
  for (const [find, index] of [
    [{ tag: 'SEO' }, 'blog_posts_tags_idx'],
    [{ search: 'budget' }, 'blog_posts_search_idx'],
  ] as const) {
    const condition = and(isPublished, filterOf(find, product.services.siteFile));
    const { rows } = await db.execute(sql`explain ${db.select().from(blogPosts).where(condition).getSQL()}`);
    expect(JSON.stringify(rows)).toContain(index);
  }
});
