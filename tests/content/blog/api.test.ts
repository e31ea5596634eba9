import { describe, expect } from 'vitest';
import { blogPosts } from '#server/content/blog/table.ts';
import { blogOperations, blogPost, makePost, sendPost } from '#tests/kit/content/blog.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const DAY = 24 * 3600 * 1000;

const a = (length: number) => 'a'.repeat(length);
const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);
const countPosts = (product: Product) => product.services.db.$count(blogPosts);

const badSlug = 'Slug must be lowercase letters and numbers joined by single hyphens';
const reserved = 'This slug is taken by an address of the site';
const noTags = 'Please enter at least one tag';
const badUrl = 'Please enter a valid URL';
const atMost = (max: number) => `Please use at most ${max} characters`;

describe('validation of a post (spec section 5)', () => {
  test.for<[field: string, value: unknown, sentence: string]>([
    ['title', a(4), 'Title must be at least 5 characters'],
    ['title', '  abcd  ', 'Title must be at least 5 characters'],
    ['title', a(201), atMost(200)],
    ['slug', 'ab', 'Slug must be at least 3 characters'],
    ['slug', a(121), atMost(120)],
    ...[
      'Upper-case',
      'two--hyphens',
      '-front',
      'back-',
      'under_score',
      'with space',
      ' trimmed ',
      'ümlaut',
      'a/b/c',
    ].map((slug): [string, string, string] => ['slug', slug, badSlug]),
    ...['all', 'published', 'create'].map((slug): [string, string, string] => ['slug', slug, reserved]),
    ['excerpt', a(9), 'Excerpt must be at least 10 characters'],
    ['excerpt', a(501), atMost(500)],
    ['author', 'a', 'Author must be at least 2 characters'],
    ['author', a(121), atMost(120)],
    ['tags', [], noTags],
    ['tags', [' ', ',', ' , '], noTags],
    ['tags', [a(51)], 'Please use at most 50 characters for a tag'],
    ['tags', tags(21), 'Please use at most 20 tags'],
    ['tags', [tags(21).join()], 'Please use at most 20 tags'],
    ...[
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      'ftp://a.example/x.png',
      '//a.example/x.png',
      '/x.png',
      'no url',
    ]
      .flatMap((url) => [url, ` ${url}`])
      .map((url): [string, string, string] => ['imageUrl', url, badUrl]),
    ['imageUrl', `https://a.example/${a(1983)}`, atMost(2000)],
    ['altText', a(301), atMost(300)],
    ['metaTitle', a(201), atMost(200)],
    ['metaDescription', a(501), atMost(500)],
    ['body', a(100_001), atMost(100_000)],
  ])('the field %s refuses %j: %s', async ([field, value, sentence], { employee }) => {
    const { code, errors, data } = await sendPost(employee, { [field]: value });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { fields: { [field]: sentence } } });
    expect(data).toEqual({ createBlogPost: null });
  });

  test.for<[field: string, value: unknown, stored?: unknown]>([
    ['title', a(5)],
    ['title', ` ${a(200)} `, a(200)],
    ['slug', 'abc'],
    ['slug', a(120)],
    ['slug', 'a-1-b-22'],
    ['excerpt', a(10)],
    ['excerpt', a(500)],
    ['author', 'ab'],
    ['author', a(120)],
    ['tags', [a(50)]],
    ['tags', tags(20)],
    ['tags', ['  trimmed ', '', ' ', 'b,c , ,d', 'b'], ['trimmed', 'b', 'c', 'd']],
    ['imageUrl', 'https://a.example/x.png'],
    ['imageUrl', 'http://localhost:8080/x.png'],
    ['imageUrl', `https://a.example/${a(1982)}`],
    ['imageUrl', '', null],
    ['altText', a(300)],
    ['altText', '  ', null],
    ['metaTitle', a(200)],
    ['metaDescription', a(500)],
    ['body', a(100_000)],
  ])('the field %s accepts %j', async ([field, value, stored = value], { employee }) => {
    expect(await makePost(employee, { [field]: value })).toMatchObject({ [field]: stored });
  });

  test('several invalid fields each get a message', async ({ employee }) => {
    const { errors } = await sendPost(employee, { title: '', excerpt: 'short', tags: [] });
    expect(Object.keys(errors?.[0].extensions.fields)).toEqual(['title', 'excerpt', 'tags']);
  });

  test('a refused post is not stored', async ({ product, employee }) => {
    const before = await countPosts(product);
    await sendPost(employee, { title: 'no' });
    expect(await countPosts(product)).toBe(before);
  });
});

describe('the slug', () => {
  test.for([
    ['Hello, World!', 'hello-world'],
    ['  Many   spaces -- and hyphens  ', 'many-spaces-and-hyphens'],
    ['snake_case in a title', 'snake-case-in-a-title'],
    ['2026: year of 100%', '2026-year-of-100'],
    [`${'word '.repeat(39)}end`, `${'word-'.repeat(24)}`.slice(0, -1)],
  ])('an omitted slug is made from the title %j', async ([title, slug], { employee }) => {
    expect((await makePost(employee, { title, slug: undefined })).slug).toBe(slug);
  });

  test.for(['🎉🎉🎉 🚀', '!!!!!', 'Create', 'Published', '- a -'])(
    'a title without usable characters (%j) gives the slug post-{date}',
    async (title, { product, employee }) => {
      product.passTime(DAY);
      const { slug, createdAt } = await makePost(employee, { title, slug: '' });
      expect(slug).toBe(`post-${createdAt.slice(0, 10)}`);
    },
  );

  test('one of twenty concurrent posts with the same slug is stored and nineteen are conflicts', async ({
    employee,
  }) => {
    const send = () => employee.rest('POST', '/blogs/create', blogPost({ slug: 'only-one' }));
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const taken = 'Another post already has this slug. Please choose another.';
    expect(answers.find(({ status }) => status === 409)?.body.errors).toEqual({ message: taken });
    const { body } = await employee.rest('GET', '/blogs/all');
    expect(body.data.filter(({ slug }: { slug: string }) => slug === 'only-one')).toHaveLength(1);
  });

  test('a post cannot take the slug of another post', async ({ employee }) => {
    await makePost(employee, { slug: 'first-come' });
    const { id } = await makePost(employee, { slug: 'second-come' });
    const { code, errors } = await employee.gql(blogOperations.update, { id, input: blogPost({ slug: 'first-come' }) });
    expect([code, Object.keys(errors?.[0].extensions.fields)]).toEqual(['CONFLICT', ['slug']]);
    expect((await employee.gql(blogOperations.bySlug, { slug: 'second-come' })).data.blogPost.slug).toBe('second-come');
  });
});
