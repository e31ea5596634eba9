import type { Resolvers } from '#server/schema.gen.ts';
import { pictureUrl } from '#server/storage/picture/pictures.ts';
import { listMedia, mediaIdOf, nameOf, updatePicture, uploadPicture } from './media.ts';

export const mediaResolvers: Resolvers = {
  Query: {
    mediaPictures: (_, args, context) => listMedia(context, args),
  },
  Mutation: {
    uploadPicture: (_, { input }, context) => uploadPicture(context, input),
    updatePicture: (_, { id, input }, context) => updatePicture(context, id, input),
  },
  MediaPicture: {
    id: mediaIdOf,
    name: nameOf,
    url: ({ id }, _, context) => pictureUrl(context, id),
    image: (picture) => picture,
  },
};
