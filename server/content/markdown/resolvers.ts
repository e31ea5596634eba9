import type { Resolvers } from '#server/schema.gen.ts';
import { renderForWriter } from './renderForWriter.ts';
import { renderInWorker } from './renderInWorker.ts';

export const contentResolvers: Resolvers = {
  Query: {
    renderedText: async (_, { input }, context) => {
      const { html } = await renderForWriter(context, () => renderInWorker(input.body));
      return { html };
    },
  },
};
