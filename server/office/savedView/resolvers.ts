import type { Resolvers } from '#server/schema.gen.ts';
import { listViews, removeView, saveView } from './savedViews.ts';

export const savedViewResolvers: Resolvers = {
  Query: {
    savedViews: (_, { list, ...args }, context) => listViews(context, list ?? 'MESSAGES', args),
  },
  Mutation: {
    saveView: (_, { input }, context) => saveView(context, input),
    removeView: (_, { id }, context) => removeView(context, id),
  },
};
