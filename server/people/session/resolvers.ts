import { viewerOf } from '#server/platform/context.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { deviceOf } from './device.ts';
import { endOtherSessions, endSession, listOwnSessions } from './ownSessions.ts';
import { makeRecoveryCodes } from './recovery.ts';
import { secondStepOf } from './secondStep.ts';
import { signOut, verifyCode } from './sessions.ts';
import { resendCode, signIn } from './signIn.ts';
import { beginTotp, disableTotp, enableTotp } from './totp.ts';

export const sessionResolvers: Resolvers = {
  Query: {
    viewer: (_, __, context) => viewerOf(context),
    mySessions: (_, args, context) => listOwnSessions(context, args),
    mySecondStep: (_, __, context) => secondStepOf(context),
  },
  Mutation: {
    signIn: (_, { input }, context) => signIn(context, input),
    verifyCode: (_, { input }, context) => verifyCode(context, input),
    resendCode: (_, { input }, context) => resendCode(context, input),
    signOut: async (_, __, context) => {
      await signOut(context);
      return true;
    },
    endSession: (_, { id }, context) => endSession(context, id),
    endOtherSessions: (_, __, context) => endOtherSessions(context),
    beginTotp: (_, { input }, context) => beginTotp(context, input),
    enableTotp: async (_, { input }, context) => {
      await enableTotp(context, input);
      return secondStepOf(context);
    },
    disableTotp: async (_, { input }, context) => {
      await disableTotp(context, input);
      return secondStepOf(context);
    },
    makeRecoveryCodes: async (_, { input }, context) => {
      const codes = await makeRecoveryCodes(context, input);
      return { id: viewerOf(context).id, codes, secondStep: await secondStepOf(context) };
    },
  },
  OwnSession: {
    device: ({ userAgent }) => deviceOf(userAgent),
    lastSeenAt: ({ lastSeenAt, createdAt }) => lastSeenAt ?? createdAt,
    isCurrent: ({ id }, _, context) => id === viewerOf(context).sessionId,
  },
};
