import { selectsField, TOTAL } from '#server/graphql/selectedFields.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { imageUrlOf } from '#server/storage/picture/attached.ts';
import { pictureOf } from '#server/storage/picture/read.ts';
import { textFields } from './columns.ts';
import { headingsOf, renderMarkdown } from './markdown.ts';
import { neighboursOf } from './neighbours.ts';
import { createPost, getPost, listAll, listPublished, publishPost, removePost, updatePost } from './posts.ts';
import { readingMinutes } from './reading.ts';

export const blogResolvers: Resolvers = {
  Query: {
    blogPosts: (_, args, context, info) =>
      listPublished(context, args, selectsField(info, textFields), selectsField(info, TOTAL)),
    allBlogPosts: (_, args, context, info) => listAll(context, args, selectsField(info, textFields)),
    blogPost: (_, { slug }, context, info) => getPost(context, slug, selectsField(info, textFields)),
    blogPostNeighbours: (_, { slug }, context, info) => neighboursOf(context, slug, selectsField(info, textFields)),
  },
  Mutation: {
    createBlogPost: (_, { input }, context) => createPost(context, input),
    updateBlogPost: (_, { id, input }, context) => updatePost(context, id, input),
    publishBlogPost: (_, { id, isPublished }, context) => publishPost(context, id, isPublished),
    removeBlogPost: (_, { id }, context) => removePost(context, id),
  },
  BlogPost: {
    bodyHtml: (post) => renderMarkdown(post.body),
    contents: (post) => headingsOf(post.body),
    readingMinutes: (post, _, context) => readingMinutes(context, post),
    imageUrl: (post, _, context) => imageUrlOf(context, post),
    image: (post, _, context) => pictureOf(context, post),
  },
};
