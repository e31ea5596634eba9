import { imageUrlOf } from '#server/picture/attached.ts';
import { pictureOf } from '#server/picture/sizes.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { headingsOf, renderMarkdown } from './markdown.ts';
import { neighboursOf } from './neighbours.ts';
import { createPost, getPost, listAll, listPublished, publishPost, removePost, updatePost } from './posts.ts';
import { readingMinutes } from './reading.ts';

export const blogResolvers: Resolvers = {
  Query: {
    blogPosts: (_, args, context) => listPublished(context, args),
    allBlogPosts: (_, args, context) => listAll(context, args),
    blogPost: (_, { slug }, context) => getPost(context, slug),
    blogPostNeighbours: (_, { slug }, context) => neighboursOf(context, slug),
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
    readingMinutes: (post) => readingMinutes(post.body),
    imageUrl: (post, _, context) => imageUrlOf(context, post),
    image: (post, _, context) => pictureOf(context, post),
  },
};
