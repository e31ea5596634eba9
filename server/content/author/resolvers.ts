import { imageUrlOf } from '#server/content/media/itemPicture.ts';
import { pictureOf } from '#server/platform/storage/picture/read.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { authorByName, getAuthor } from './authors.ts';
import { readOwnProfile, saveOwnProfile } from './profile.ts';

export const authorResolvers: Resolvers = {
  Query: {
    author: (_, key, context) => getAuthor(context, key),
    myAuthorProfile: (_, __, context) => readOwnProfile(context),
  },
  Mutation: {
    saveAuthorProfile: (_, { input }, context) => saveOwnProfile(context, input),
  },
  Author: {
    imageUrl: (author, _, context) => imageUrlOf(context, author),
    image: (author, _, context) => pictureOf(context, author),
  },
  AuthorCount: { authorPage: ({ name }, _, context) => authorByName(context, name) },
  AuthorProfile: {
    id: ({ userId }) => userId,
    imageUrl: (profile, _, context) => imageUrlOf(context, profile),
  },
  BlogPost: {
    authorPage: ({ author }, _, context) => authorByName(context, author),
  },
};
