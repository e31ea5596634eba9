import { renderedBody } from '#server/content/markdown/rendered.ts';
import { bodyOf, textOf, textReadFor } from '#server/content/markdown/textColumns.ts';
import { imageUrlOf } from '#server/content/media/itemPicture.ts';
import { selectsField, TOTAL } from '#server/platform/database/selectedFields.ts';
import { pictureOf } from '#server/platform/storage/picture/read.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { readingMinutes } from './derived.ts';
import { neighboursOf } from './neighbours.ts';
import { createPost, getPost, listAll, listPublished, removePost, updatePost } from './posts.ts';
import { publishPost } from './publish.ts';
import type { BlogPostRow } from './table.ts';

export const blogResolvers: Resolvers = {
  Query: {
    blogPosts: (_, args, context, info) => listPublished(context, args, textReadFor(info), selectsField(info, TOTAL)),
    allBlogPosts: (_, args, context, info) => listAll(context, args, textReadFor(info)),
    blogPost: (_, named, context, info) => getPost(context, named, textReadFor(info)),
    blogPostNeighbours: (_, named, context, info) => neighboursOf(context, named, textReadFor(info)),
  },
  Mutation: {
    createBlogPost: (_, { input, draftId }, context) => createPost(context, input, draftId),
    updateBlogPost: (_, { id, input, ifUpdatedAt, draftId }, context) =>
      updatePost(context, id, input, { ifUpdatedAt, draftId }),
    publishBlogPost: (_, { id, isPublished }, context) => publishPost(context, id, isPublished),
    removeBlogPost: (_, { id }, context) => removePost(context, id),
  },
  BlogPost: {
    body: (post) => bodyOf(post),
    bodyHtml: async (post) => (await renderedBody(textOf<BlogPostRow>(post))).html,
    contents: async (post) => (await renderedBody(textOf<BlogPostRow>(post))).headings,
    readingMinutes: (post, _, context) => readingMinutes(context, post),
    imageUrl: (post, _, context) => imageUrlOf(context, post),
    image: (post, _, context) => pictureOf(context, post),
  },
};
