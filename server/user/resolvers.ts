import type { Resolvers } from '#server/schema.gen.ts';
import { blockUser, createUser, listUsers, removeUser } from './users.ts';

export const userResolvers: Resolvers = {
  Query: {
    users: (_, args, context) => listUsers(context, args),
  },
  Mutation: {
    signUp: (_, { input }, context) => createUser(context, input),
    blockUser: (_, { id, isBlocked }, context) => blockUser(context, id, isBlocked),
    removeUser: (_, { id }, context) => removeUser(context, id),
  },
};
