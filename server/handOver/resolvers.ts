import type { Resolvers } from '#server/schema.gen.ts';
import { readHoldings } from './handOver.ts';
import { removeUser } from './removeUser.ts';

export const handOverResolvers: Resolvers = {
  Query: {
    holdings: (_, { userId }, context) => readHoldings(context, userId),
  },
  Mutation: {
    removeUser: (_, { id, heirId }, context) => removeUser(context, id, heirId),
  },
};
