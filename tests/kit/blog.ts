import type { Person } from '#tests/kit/person.ts';

type Fields = Record<string, unknown>;
export type Post = {
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

const CREATE = `mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { ${postFields} } }`;

let made = 0;

/** What a good blog post sends; no two have the same slug. */
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

/** Asks for a new post over GraphQL. */
export const sendPost = (person: Person, fields: Fields = {}) => person.gql(CREATE, { input: blogPost(fields) });

/** Makes a post over GraphQL. @throws when it was refused */
export async function makePost(person: Person, fields: Fields = {}): Promise<Post> {
  const { data, errors } = await sendPost(person, fields);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createBlogPost;
}
