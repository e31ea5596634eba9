import { describe, expect } from 'vitest';
import { PortfolioItemInput } from '#schema/portfolio.ts';
import { samplePortfolio } from '#server/content/portfolio/samples.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { makeItem, portfolioItem, portfolioOperations, sendItem } from '#tests/kit/content/portfolio.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const a = (length: number) => 'a'.repeat(length);
const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);
const countItems = (product: Product) => product.services.db.$count(portfolioItems);

const noSlug = 'Slug generation failed (requires title)';
const badSlug = 'Generated slug is invalid (check title for special characters)';
const reserved = 'This slug is taken by an address of the site';
const noTags = 'At least one tag is required';
const noUrl = 'A valid Image URL is required when URL option is selected';
const noFile = 'Image file is required when File option is selected';
const atMost = (max: number) => `Please use at most ${max} characters`;

const badSlugs = ['Upper-case', 'two--hyphens', '-front', 'back-', 'under_score', 'with space', ' trimmed ', 'ümlaut'];
const badUrls = ['javascript:alert(1)', 'data:image/png;base64,AAAA', 'ftp://a.example/x.png', '/x.png', 'no url', ''];

describe('validation of an item (spec section 5)', () => {
  test.for<[field: string, value: unknown, sentence: string]>([
    ['title', '', 'Title is required'],
    ['title', '   ', 'Title is required'],
    ['title', a(201), atMost(200)],
    ...badSlugs.map((slug): [string, string, string] => ['slug', slug, badSlug]),
    ...['all', 'published', 'create'].map((slug): [string, string, string] => ['slug', slug, reserved]),
    ['slug', a(201), atMost(200)],
    ['description', ' ', 'Description is required'],
    ['description', a(5001), atMost(5000)],
    ['category', '', 'Category is required'],
    ['category', a(101), atMost(100)],
    ['tags', [], noTags],
    ['tags', [' ', ',', ' , '], noTags],
    ['tags', [a(51)], 'Please use at most 50 characters for a tag'],
    ['tags', [tags(21).join()], 'Please use at most 20 tags'],
    ...badUrls.map((url): [string, string, string] => ['imageUrl', url, noUrl]),
    ['imageUrl', null, noUrl],
    ['imageUrl', `https://a.example/${a(1983)}`, atMost(2000)],
    ['altText', a(301), atMost(300)],
  ])('%s is refused: %j → %s', async ([field, value, sentence], { employee }) => {
    const { code, errors, data } = await sendItem(employee, { [field]: value });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { fields: { [field]: sentence } } });
    expect(data).toEqual({ createPortfolioItem: null });
  });

  test.for<[field: string, value: unknown, stored?: unknown]>([
    ['title', ' a ', 'a'],
    ['title', a(200)],
    ['slug', 'a'],
    ['slug', a(200)],
    ['slug', 'a-1-b-22'],
    ['description', 'One.\nTwo.\n\nThree.'],
    ['description', a(5000)],
    ['category', 'a'],
    ['category', a(100)],
    ['tags', [a(50)]],
    ['tags', tags(20)],
    ['tags', ['  trimmed ', '', 'b,c , ,d', 'b'], ['trimmed', 'b', 'c', 'd']],
    ['imageUrl', 'http://localhost:8080/x.png'],
    ['imageUrl', ' https://a.example/x.png ', 'https://a.example/x.png'],
    ['imageUrl', `https://a.example/${a(1982)}`],
    ['altText', a(300)],
    ['altText', '  ', null],
    ['isPublished', true],
    ['isPublished', null, false],
  ])('%s is accepted: %j', async ([field, value, stored = value], { employee }) => {
    expect(await makeItem(employee, { [field]: value })).toMatchObject({ [field]: stored });
  });

  test('every missing field gets a message, as in the form', async ({ employee }) => {
    const { status, body } = await employee.rest('POST', '/portfolio', {});
    expect([status, body.message]).toEqual([422, 'Title is required']);
    expect(body.errors).toEqual({
      message: 'Title is required',
      title: 'Title is required',
      description: 'Description is required',
      category: 'Category is required',
      tags: 'Tags input is required',
      slug: noSlug,
      imageUrl: noUrl,
    });
  });

  test.for<[sent: object, field: string, sentence: string]>([
    [{ tags: '' }, 'tags', 'Tags input is required'],
    [{ tags: ' , ,' }, 'tags', noTags],
    [{ imageOption: 'elsewhere' }, 'imageOption', 'Please select an image source'],
    [{ imageOption: 'URL' }, 'imageOption', 'Please select an image source'],
    [{ imageOption: 'url', imageUrl: '' }, 'imageUrl', noUrl],
    [{ imageOption: 'file', imageUrl: '' }, 'imageFile', noFile],
    [{ imageOption: 'file' }, 'imageFile', noFile],
  ])('REST refuses %j at %s: %s', async ([sent, field, sentence], { employee }) => {
    const { status, body } = await employee.rest('POST', '/portfolio', portfolioItem({ ...sent }));
    expect([status, body.errors]).toEqual([422, { message: sentence, [field]: sentence }]);
  });

  test.for(['URL', 'url'])('GraphQL with imageOption %s requires an address', async (imageOption, { employee }) => {
    expect(await makeItem(employee, { imageOption })).toMatchObject({ imageUrl: expect.stringMatching(/^https:/) });
    const { code, errors } = await sendItem(employee, { imageOption, imageUrl: '' });
    expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { imageUrl: noUrl }]);
  });

  test.for(['FILE', 'file'])('GraphQL with imageOption %s requires a file', async (imageOption, { employee }) => {
    const { code, errors } = await sendItem(employee, { imageOption, imageUrl: '' });
    expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { imageFile: noFile }]);
  });

  test('imageOption can be written in a document with either enum name', async ({ employee }) => {
    for (const [slug, way] of [
      ['way-in-capitals', 'URL'],
      ['way-as-before', 'url'],
    ]) {
      const { data, errors } = await employee.gql(`mutation { createPortfolioItem(input: {
        title: "A title", slug: "${slug}", description: "a", category: "b", tags: ["c"]
        imageOption: ${way}, imageUrl: "https://pictures.example/a.png"
      }) { slug } }`);
      expect([errors, data?.createPortfolioItem]).toEqual([undefined, { slug }]);
    }
  });

  test('a refused item is not stored', async ({ product, employee }) => {
    const before = await countItems(product);
    await sendItem(employee, { title: ' ' });
    expect(await countItems(product)).toBe(before);
  });
});

describe('the slug', () => {
  test.for([
    ['Hello, World!', 'hello-world'],
    ['  Many   spaces -- and hyphens  ', 'many-spaces-and-hyphens'],
    ['2026: year of 100%', '2026-year-of-100'],
    ['हिन्दी and English', 'hindii-and-english'],
    ['Café', 'cafe'],
    [`${'word '.repeat(39)}word`, `${'word-'.repeat(39)}word`],
  ])('an omitted slug is made from the title %j', async ([title, slug = ''], { employee }) => {
    expect((await makeItem(employee, { title, slug: undefined })).slug).toBe(slug);
    expect((await makeItem(employee, { title, slug: '' })).slug).toBe(`${slug.slice(0, 113)}-2`);
  });

  test.for<[title: string, sentence: string]>([
    ['!!!', noSlug],
    ['snake_case', badSlug],
    ['_', badSlug],
    ['Published', reserved],
    ['- All -', reserved],
  ])('a title without a valid slug is refused: %j', async ([title, sentence], { employee }) => {
    const { code, errors } = await sendItem(employee, { title, slug: undefined });
    expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { slug: sentence }]);
    expect((await sendItem(employee, { title, slug: `by-hand-${sentence.length}-${title.length}` })).code).toBe(
      undefined,
    );
  });

  test('of twenty concurrent items with one slug one is stored and nineteen are conflicts', async ({ employee }) => {
    const send = () => employee.rest('POST', '/portfolio', portfolioItem({ slug: 'only-one' }));
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const taken = 'Another portfolio item already has this slug. Please change the title.';
    expect(answers.find(({ status }) => status === 409)?.body.errors).toEqual({ message: taken });
    const { body } = await employee.rest('GET', '/portfolio');
    expect(body.data.filter(({ slug }: { slug: string }) => slug === 'only-one')).toHaveLength(1);
  });

  test('an item cannot take the slug of another item', async ({ employee }) => {
    await makeItem(employee, { slug: 'first-come' });
    const { id } = await makeItem(employee, { slug: 'second-come' });
    const input = portfolioItem({ slug: 'first-come' });
    const { code, errors } = await employee.gql(portfolioOperations.update, { id, input });
    expect([code, Object.keys(errors?.[0].extensions.fields)]).toEqual(['CONFLICT', ['slug']]);
    expect((await employee.gql(portfolioOperations.bySlug, { slug: 'second-come' })).data.portfolioItem).toBeTruthy();
  });
});

test('the sample items are valid, except for their drawings', () => {
  const rows = samplePortfolio(new Date());
  const imageUrl = 'https://pictures.example/a.png';
  for (const { title, slug, description, category, tags, client, services, results } of rows) {
    const study = { client, services, results };
    const { error } = PortfolioItemInput.safeParse({ title, slug, description, category, tags, imageUrl, ...study });
    expect([slug, error?.issues ?? []]).toEqual([slug, []]);
  }
  expect(rows.filter(({ isPublished }) => isPublished)).toHaveLength(6);
  expect(rows.filter(({ isPublished }) => !isPublished)).toHaveLength(2);
});
