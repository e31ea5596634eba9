import { viewerOf } from '#server/context.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { signOut, verifyCode } from './sessions.ts';
import { resendCode, signIn } from './signIn.ts';

export const sessionResolvers: Resolvers = {
  Query: {
    viewer: (_, __, context) => viewerOf(context),
  },
  Mutation: {
    signIn: (_, { input }, context) => signIn(context, input),
    verifyCode: (_, { input }, context) => verifyCode(context, input),
    resendCode: (_, { input }, context) => resendCode(context, input),
    signOut: async (_, __, context) => {
      await signOut(context);
      return true;
    },
  },
};
