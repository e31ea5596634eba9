import type { Resolvers } from '#server/schema.gen.ts';
import { getMessage, listMessages, markMessageRead, removeMessage, replyToMessage, sendMessage } from './messages.ts';

export const messageResolvers: Resolvers = {
  Query: {
    messages: (_, args, context) => listMessages(context, args),
    message: (_, { id }, context) => getMessage(context, id),
  },
  Mutation: {
    sendMessage: (_, { input }, context) => sendMessage(context, input),
    markMessageRead: (_, { id, isRead }, context) => markMessageRead(context, id, isRead),
    replyToMessage: (_, { id, input }, context) => replyToMessage(context, id, input),
    removeMessage: (_, { id }, context) => removeMessage(context, id),
  },
};
