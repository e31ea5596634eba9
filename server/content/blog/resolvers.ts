import type * as z from 'zod/mini';
import type { BlogPostChanges, BlogPostInput } from '#schema/blog.ts';
import { fieldsOf } from '#server/content/kind/fields.ts';
import { createContent, publishContent, removeContent, updateContent } from '#server/content/kind/services.ts';
import { sharedTagsOf } from '#server/content/kind/sharedTags.ts';
import { countTags } from '#server/content/kind/tagCounts.ts';
import { renderedBody } from '#server/content/markdown/rendered.ts';
import { selectsText, textOf } from '#server/content/markdown/textColumns.ts';
import { selectsField, TOTAL } from '#server/platform/database/selectedFields.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { countAuthors } from './countAuthors.ts';
import { readingMinutes } from './derived.ts';
import { blog } from './kind.ts';
import { neighboursOf } from './neighbours.ts';
import { hasWords } from './postFilter.ts';
import { posts } from './posts.ts';
import type { BlogPostRow } from './table.ts';

// The gate has applied these rules.
type NewPost = z.output<typeof BlogPostInput>;
type PostChanges = z.output<typeof BlogPostChanges>;

export const blogResolvers: Resolvers = {
  Query: {
    blogPosts: (_, args, context, info) =>
      posts.listPublished(context, args, selectsText(info), selectsField(info, TOTAL)),
    allBlogPosts: (_, { words, ...args }, context, info) =>
      posts.listAll(context, args, selectsText(info), hasWords(words)),
    blogPost: (_, key, context) => posts.get(context, key),
    blogFilters: () => ({}),
    blogPostNeighbours: (_, key, context) => neighboursOf(context, key),
  },
  Mutation: {
    createBlogPost: (_, { input, draftId }, context) => createContent(context, blog, input as NewPost, { draftId }),
    updateBlogPost: (_, { id, input, ifUpdatedAt, draftId }, context) =>
      updateContent(context, blog, id, input as PostChanges, { ifUpdatedAt, draftId }),
    publishBlogPost: (_, { id, isPublished }, context) => publishContent(context, blog, id, isPublished),
    removeBlogPost: (_, { id }, context) => removeContent(context, blog, id),
  },
  BlogFilters: {
    tags: (_, { first }, context) => countTags(context, blog, first),
    authors: (_, { first }, context) => countAuthors(context, first),
  },
  BlogPost: {
    ...fieldsOf(blog),
    sharedTags: (post, _, context) => sharedTagsOf(context, blog, post),
    contents: async (post) => (await renderedBody(textOf<BlogPostRow>(post))).headings,
    readingMinutes: (post, _, context) => readingMinutes(context, post),
  },
};
