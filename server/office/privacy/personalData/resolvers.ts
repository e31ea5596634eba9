import type { Resolvers } from '#server/schema.gen.ts';
import { erasePersonalData, getErasure } from './erasePersonalData.ts';
import { exportPersonalData } from './export.ts';
import { findPersonalData } from './findPersonalData.ts';

export const personalDataResolvers: Resolvers = {
  Query: {
    personalData: (_, { input }, context) => findPersonalData(context, input.addresses),
    erasure: (_, { id }, context) => getErasure(context, id),
  },
  Mutation: {
    exportPersonalData: (_, { input, format }, context) => exportPersonalData(context, input.addresses, format),
    erasePersonalData: (_, { input }, context) => erasePersonalData(context, input.addresses),
  },
  Erasure: {
    count: ({ counts }) => Object.values(counts).reduce((sum, one) => sum + one, 0),
  },
};
