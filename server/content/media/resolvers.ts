import { pictureUrl } from '#server/platform/storage/picture/pictures.ts';
import { focalPointOf } from '#server/platform/storage/picture/read.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { listMedia, updatePicture, uploadPicture } from './media.ts';
import { getPicture, mediaIdOf, nameOf } from './picture.ts';
import { removePicture, replacePicture } from './replace.ts';
import { listUses } from './uses.ts';

export const mediaResolvers: Resolvers = {
  Query: {
    mediaPictures: (_, args, context) => listMedia(context, args),
    mediaPicture: (_, { id }, context) => getPicture(context, id),
    mediaUses: (_, { id, ...args }, context) => listUses(context, id, args),
  },
  Mutation: {
    uploadPicture: (_, { input }, context) => uploadPicture(context, input),
    updatePicture: (_, { id, input }, context) => updatePicture(context, id, input),
    replacePicture: (_, { id, input }, context) => replacePicture(context, id, input),
    removePicture: (_, { id }, context) => removePicture(context, id),
  },
  MediaPicture: {
    id: mediaIdOf,
    name: nameOf,
    url: ({ id }, _, context) => pictureUrl(context, id),
    image: (picture) => picture,
    focalPoint: focalPointOf,
  },
};
