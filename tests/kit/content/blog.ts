import { eq } from 'drizzle-orm';
import { blogPosts } from '#server/content/blog/table.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

type Fields = Record<string, unknown>;
export type MadePost = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  body: string;
  bodyHtml: string;
  author: string;
  tags: string[];
  imageUrl: string | null;
  altText: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  isPublished: boolean;
  createdAt: string;
  updatedAt: string;
};

export const postFields = `id slug title excerpt body bodyHtml author tags imageUrl altText metaTitle metaDescription
  isPublished createdAt updatedAt`;

export const blogOperations = {
  create: `mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { ${postFields} } }`,
  update: `mutation ($id: UUID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) { ${postFields} } }`,
  publish: `mutation ($id: UUID!, $isPublished: Boolean) {
    publishBlogPost(id: $id, isPublished: $isPublished) { isPublished } }`,
  remove: 'mutation ($id: UUID!) { removeBlogPost(id: $id) { id title } }',
  bySlug: 'query ($slug: String!) { blogPost(slug: $slug) { slug title } }',
};

let made = 0;

/** A valid blog post; each has its own slug. */
export function blogPost(fields: Fields = {}): Fields {
  made += 1;
  return {
    title: `Post number ${made}`,
    slug: `post-number-${made}`,
    excerpt: 'What this post is about.',
    author: 'Asha Menon',
    tags: ['marketing'],
    ...fields,
  };
}

export const sendPost = (person: Person, fields: Fields = {}) =>
  person.gql(blogOperations.create, { input: blogPost(fields) });

/** Creates a post over GraphQL. @throws when it was refused */
export async function makePost(person: Person, fields: Fields = {}): Promise<MadePost> {
  const { data, errors } = await sendPost(person, fields);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createBlogPost;
}

export const emptyBlog = ({ services: { db } }: Product) => db.delete(blogPosts);

export const dateBack = ({ services: { db } }: Product, { id }: MadePost, moment: string) =>
  db
    .update(blogPosts)
    .set({ createdAt: new Date(moment), publishedAt: new Date(moment) })
    .where(eq(blogPosts.id, id));
