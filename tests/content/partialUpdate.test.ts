import { describe, expect } from 'vitest';
import { blogPost } from '#tests/kit/content/blog.ts';
import { portfolioItem } from '#tests/kit/content/portfolio.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { rows, test } from '#tests/kit/test.ts';

type Fields = Record<string, unknown>;

const postFields = `id slug title excerpt body author tags imageUrl altText metaTitle metaDescription isPublished
  publishedAt publishAt takeBackAt`;
const itemFields = `id slug title description category tags imageUrl altText body client year services
  results { figure label } metaTitle metaDescription isPublished publishedAt publishAt takeBackAt`;

const optionalTexts = { altText: 'What is seen', metaTitle: 'For searchers', metaDescription: 'What they read.' };
const kinds = {
  post: {
    create: `mutation ($input: BlogPostInput!) { done: createBlogPost(input: $input) { ${postFields} } }`,
    update: `mutation ($id: UUID!, $input: BlogPostInput!) { done: updateBlogPost(id: $id, input: $input) { ${postFields} } }`,
    whole: () =>
      blogPost({ ...optionalTexts, body: 'Text.', imageUrl: 'https://pictures.example/a.png', isPublished: true }),
  },
  item: {
    create: `mutation ($input: PortfolioItemInput!) { done: createPortfolioItem(input: $input) { ${itemFields} } }`,
    update: `mutation ($id: UUID!, $input: PortfolioItemChangesInput!) {
      done: updatePortfolioItem(id: $id, input: $input) { ${itemFields} } }`,
    whole: () =>
      portfolioItem({
        ...{ ...optionalTexts, body: 'Story.', client: 'Kaveri', year: 2020, services: ['PPC'], isPublished: true },
        results: [{ figure: '+140 %', label: 'leads' }],
      }),
  },
};
type Kind = (typeof kinds)[keyof typeof kinds];

async function make(person: Person, { create, whole }: Kind): Promise<Fields & { id: string }> {
  const { data, errors } = await person.gql(create, { input: whole() });
  expect(errors).toBeUndefined();
  return data.done;
}

/** Each field alone: what is sent, and what is stored then. */
const changes: [kind: keyof typeof kinds, sent: Fields, stored?: Fields][] = [
  ['post', { title: 'Another title' }],
  ['post', { excerpt: 'Another excerpt of it.' }],
  ['post', { author: 'Ravi' }],
  ['post', { tags: ['other'] }],
  ['post', { body: 'Another text.' }],
  ['post', { slug: 'another-slug-of-a-post' }],
  ['post', { imageUrl: 'https://pictures.example/b.png' }],
  ['post', { isPublished: false }],
  ['post', { body: null }, { body: '' }],
  ['post', { altText: null, metaTitle: null, metaDescription: null }],
  ['post', { imageUrl: null }],
  ['post', {}],
  ['post', { slug: null, isPublished: null, pictureId: null, imageFile: null }, {}],
  ['item', { title: 'Another title' }],
  ['item', { description: 'Another description.' }],
  ['item', { category: 'Print' }],
  ['item', { tags: ['other'] }],
  ['item', { body: 'Another story.' }],
  ['item', { slug: 'another-slug-of-an-item' }],
  ['item', { client: 'Other' }],
  ['item', { year: 2021 }],
  ['item', { imageUrl: 'https://pictures.example/b.png' }],
  ['item', { isPublished: false }],
  ['item', { body: null }, { body: '' }],
  ['item', { client: null, year: null }],
  ['item', { services: null, results: null }, { services: [], results: [] }],
  ['item', { altText: null, metaTitle: null, metaDescription: null }],
  ['item', {}],
  ['item', { slug: null, isPublished: null, imageUrl: null, pictureId: null, imageOption: null }, {}],
];

test.for(changes)('an update of a %s with %j changes only this', async ([kind, sent, stored = sent], { employee }) => {
  const before = await make(employee, kinds[kind]);
  const { data, errors } = await employee.gql(kinds[kind].update, { id: before.id, input: sent });
  expect(errors).toBeUndefined();
  expect(data.done).toEqual({ ...before, ...stored });
});

describe('fields that content needs', () => {
  test.for(
    rows<[kind: keyof typeof kinds, field: string]>([
      ...(['title', 'excerpt', 'author', 'tags'] as const).map((field): ['post', string] => ['post', field]),
      ...(['title', 'description', 'category', 'tags'] as const).map((field): ['item', string] => ['item', field]),
    ]),
  )('an update cannot set the field of a %s to null: %s', async ([kind, field], { employee }) => {
    const { id } = await make(employee, kinds[kind]);
    const { errors } = await employee.gql(kinds[kind].update, { id, input: { [field]: null } });
    expect(errors?.[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.stringMatching(/\w/) },
    });
  });

  test.for(['title', 'excerpt', 'author', 'tags'])('a new post without %s is refused', async (field, { employee }) => {
    const { [field]: _, ...input } = kinds.post.whole();
    const { errors } = await employee.gql(kinds.post.create, { input });
    expect(errors?.[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.stringMatching(/\w/) },
    });
  });
});

test('two concurrent updates of different fields are both stored', async ({ employee }) => {
  const before = await make(employee, kinds.post);
  const update = (input: Fields) => employee.gql(kinds.post.update, { id: before.id, input });
  await Promise.all([update({ title: 'Another title' }), update({ excerpt: 'Another excerpt of it.' })]);
  const { data } = await update({});
  expect(data.done).toEqual({ ...before, title: 'Another title', excerpt: 'Another excerpt of it.' });
});
