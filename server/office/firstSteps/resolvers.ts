import type { Resolvers } from '#server/schema.gen.ts';
import { endFirstSteps, markFirstStep, readFirstSteps } from './firstSteps.ts';
import { readMailboxNow, sendTestMail } from './mailTests.ts';

export const firstStepResolvers: Resolvers = {
  Query: {
    firstSteps: (_, __, context) => readFirstSteps(context),
  },
  Mutation: {
    markFirstStep: (_, { step, isDone }, context) => markFirstStep(context, step, isDone),
    endFirstSteps: (_, { isOver }, context) => endFirstSteps(context, isOver),
    sendTestMail: (_, __, context) => sendTestMail(context),
    readMailboxNow: (_, __, context) => readMailboxNow(context),
  },
};
