import type { Resolvers } from '#server/schema.gen.ts';
import { pictureUrl } from './pictures.ts';
import { focalPointOf, sourcesOf } from './read.ts';

export const pictureResolvers: Resolvers = {
  Picture: {
    url: ({ id }, _, context) => pictureUrl(context, id),
    sources: (picture, _, context) => sourcesOf(context, picture),
    focalPoint: focalPointOf,
  },
};
