import type { Resolvers } from '#server/schema.gen.ts';
import { readRetention, saveRetention } from './retention.ts';

export const retentionResolvers: Resolvers = {
  Query: {
    retention: (_, { input }, context) => readRetention(context, input?.rules ?? []),
  },
  Mutation: {
    saveRetention: (_, { input }, context) => saveRetention(context, input.rules),
  },
};
