import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { blogPost } from '#tests/kit/content/blog.ts';
import { test } from '#tests/kit/test.ts';

const codesOf = (errors?: { path?: unknown[]; extensions: { code: string } }[]) =>
  errors?.map(({ path, extensions }) => [path, extensions.code]);

test('a refused field of a query leaves the other fields alone', async ({ product }) => {
  const { status, data, errors } = await product.nobody.gql('{ site { name } messages { totalCount } }');
  expect([status, data]).toEqual([200, { site: { name: 'Marquee' }, messages: null }]);
  expect(codesOf(errors)).toEqual([[['messages'], 'UNAUTHENTICATED']]);
});

test('a refused field of a mutation leaves the other fields alone, before and after it', async ({ employee }) => {
  const { data, errors } = await employee.gql(
    `mutation ($first: BlogPostInput!, $last: BlogPostInput!, $id: UUID!) {
      first: createBlogPost(input: $first) { title }
      removeBlogPost(id: $id) { id }
      last: createBlogPost(input: $last) { title }
    }`,
    {
      first: blogPost({ slug: 'first', title: 'First post' }),
      last: blogPost({ slug: 'last', title: 'Last post' }),
      id: randomUUID(),
    },
  );
  expect(data).toEqual({ first: { title: 'First post' }, removeBlogPost: null, last: { title: 'Last post' } });
  expect(codesOf(errors)).toEqual([[['removeBlogPost'], 'NOT_FOUND']]);
});
