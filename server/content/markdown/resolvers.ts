import { withPictures } from '#server/content/media/textPictures.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { renderForWriter } from './renderForWriter.ts';
import { renderInThread } from './renderInThread.ts';

export const contentResolvers: Resolvers = {
  Query: {
    renderedText: async (_, { input }, context) => {
      const { html } = await renderForWriter(context, () => renderInThread(input.body));
      return { html: await withPictures(context, html, html, { isLinked: false }) };
    },
  },
};
