import type { Resolvers } from '#server/schema.gen.ts';
import { blockUser } from './blockUser.ts';
import { readHoldings } from './handOver.ts';
import { removeUser } from './removeUser.ts';

export const handOverResolvers: Resolvers = {
  Query: {
    holdings: (_, { userId }, context) => readHoldings(context, userId),
  },
  Mutation: {
    blockUser: (_, { id, isBlocked }, context) => blockUser(context, id, isBlocked),
    removeUser: (_, { id, heirId }, context) => removeUser(context, id, heirId),
  },
};
