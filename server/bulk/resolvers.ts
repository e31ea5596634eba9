import type { Resolvers } from '#server/schema.gen.ts';
import { bulkUpdate } from './bulkUpdate.ts';

export const bulkResolvers: Resolvers = {
  Mutation: {
    bulkUpdate: (_, args, context) => bulkUpdate(context, args),
  },
};
