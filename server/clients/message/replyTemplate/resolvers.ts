import type { Resolvers } from '#server/schema.gen.ts';
import {
  createReplyTemplate,
  getReplyTemplate,
  listReplyTemplates,
  removeReplyTemplate,
  updateReplyTemplate,
} from './replyTemplates.ts';

export const replyTemplateResolvers: Resolvers = {
  Query: {
    replyTemplates: (_, args, context) => listReplyTemplates(context, args),
    replyTemplate: (_, { id }, context) => getReplyTemplate(context, id),
  },
  Mutation: {
    createReplyTemplate: (_, { input }, context) => createReplyTemplate(context, input),
    updateReplyTemplate: (_, { id, input }, context) => updateReplyTemplate(context, id, input),
    removeReplyTemplate: (_, { id }, context) => removeReplyTemplate(context, id),
  },
};
