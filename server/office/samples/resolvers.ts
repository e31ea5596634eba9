import type { Resolvers } from '#server/schema.gen.ts';
import { readSamples, removeSamples } from './samples.ts';

export const sampleResolvers: Resolvers = {
  Query: {
    sampleContent: (_, __, context) => readSamples(context),
  },
  Mutation: {
    removeSampleContent: (_, __, context) => removeSamples(context),
  },
};
