import * as z from 'zod/mini';
import { BlogPostInput, blogStrings } from '#schema/blog.ts';
import { type Ask, byFirst, paged, paging, pagingSays, searched, tool } from '#server/app/mcp/tool.ts';
import { fail } from '#server/platform/errors.ts';
import {
  changeSays,
  contentSays,
  ifUpdatedAt,
  isPublished,
  ofDrafts,
  optional,
  publishSays,
  savedFields,
  sent,
  slug,
} from './content.ts';

const short = 'id slug title excerpt author tags isPublished createdAt updatedAt';
const wholeFields = `${short} body imageUrl altText metaTitle metaDescription`;

const { title, slug: newSlug, excerpt, body, author, tags, imageUrl, pictureId, altText } = BlogPostInput.shape;
const { metaTitle, metaDescription } = BlogPostInput.shape;
const written = { title, excerpt, body, author, tags, imageUrl, pictureId, altText, metaTitle, metaDescription };

const current = 'query ($slug: String!) { blogPost(slug: $slug) { id updatedAt title excerpt author tags } }';

/** @throws NOT_FOUND for one that the token may not see, too */
async function find(ask: Ask, slug: string) {
  const { blogPost } = (await ask(current, { slug })) as { blogPost: Record<string, unknown> | null };
  if (!blogPost) throw fail('NOT_FOUND', blogStrings.notFound);
  return blogPost;
}

export const postTools = [
  tool({
    name: 'list_posts',
    title: 'List or search posts',
    description:
      'Lists the posts of the blog, newest first: those that are public, and drafts for a token that may read them.',
    effect: 'read',
    input: z.strictObject({ ...paging, search: searched, isPublished }),
    page: byFirst,
    says: { ...pagingSays, ...contentSays },
    operation: `query ($first: Int, $after: String, $search: String, $isPublished: Boolean) {
      list: allBlogPosts(first: $first, after: $after, search: $search, isPublished: $isPublished)
      ${paged(`${short} publishAt takeBackAt`)} }`,
    publicOperation: `query ($first: Int, $after: String, $search: String) {
      list: blogPosts(first: $first, after: $after, search: $search) ${paged(short)} }`,
    run: async (ask, input, operation) => (await ask(operation, input)).list,
  }),
  tool({
    name: 'get_post',
    title: 'Read a post',
    description: 'Reads a post with its text in Markdown.',
    effect: 'read',
    input: z.strictObject({ slug }),
    says: { slug: "The post's slug." },
    operation: `query ($slug: String!) { blogPost(slug: $slug) { ${wholeFields} } }`,
    run: async (ask, input, operation) => (await ask(operation, input)).blogPost,
  }),
  tool({
    name: 'create_post',
    title: 'Write a draft of a post',
    description: 'Writes a new post as a draft. It is not public until somebody publishes it.',
    effect: 'create',
    input: z.strictObject({ ...written, slug: newSlug }),
    says: {},
    like: 'BlogPostInput',
    operation: `mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { ${savedFields} } }`,
    run: async (ask, input, operation) =>
      (await ask(operation, { input: { ...sent(input), isPublished: false } })).createBlogPost,
  }),
  tool({
    name: 'update_post',
    title: 'Change a post',
    description: `Changes a draft of a post: what is left out stays. ${ofDrafts}`,
    effect: 'update',
    input: z.strictObject({ slug, newSlug, ...optional(written), ifUpdatedAt }),
    says: changeSays,
    like: 'BlogPostInput',
    operation: `mutation ($id: UUID!, $input: BlogPostInput!, $ifUpdatedAt: DateTimeISO) {
      updateBlogPost(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt) { ${savedFields} } }`,
    run: async (ask, { slug, newSlug, ifUpdatedAt, ...changes }, operation) => {
      const { id, updatedAt, ...before } = await find(ask, slug);
      const input = { ...before, ...sent(changes), slug: newSlug };
      return (await ask(operation, { id, input, ifUpdatedAt: ifUpdatedAt ?? updatedAt })).updateBlogPost;
    },
  }),
  tool({
    name: 'publish_post',
    title: 'Publish a post, or take it back',
    description: 'Makes a post public at once, or a draft again. Those who are told of new posts are told.',
    effect: 'publish',
    input: z.strictObject({ slug, isPublished: z.boolean() }),
    says: publishSays,
    operation: `mutation ($id: UUID!, $isPublished: Boolean) {
      publishBlogPost(id: $id, isPublished: $isPublished) { ${savedFields} } }`,
    run: async (ask, { slug, isPublished }, operation) =>
      (await ask(operation, { id: (await find(ask, slug)).id, isPublished })).publishBlogPost,
  }),
];
