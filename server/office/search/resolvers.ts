import type { Resolvers } from '#server/schema.gen.ts';
import { search } from './search.ts';

export const searchResolvers: Resolvers = {
  Query: {
    search: (_, { text }, context) => search(context, text),
  },
};
