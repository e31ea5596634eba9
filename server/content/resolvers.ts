import type { Resolvers } from '#server/schema.gen.ts';
import { renderMarkdown } from './markdown.ts';

export const contentResolvers: Resolvers = {
  Query: {
    renderedText: (_, { input }) => ({ html: renderMarkdown(input.body).html }),
  },
};
