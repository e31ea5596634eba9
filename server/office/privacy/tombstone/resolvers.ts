import type { Resolvers } from '#server/schema.gen.ts';
import { listDeletions } from './deletions.ts';

export const tombstoneResolvers: Resolvers = {
  Query: {
    deletions: (_, args, context) => listDeletions(context, args),
  },
};
