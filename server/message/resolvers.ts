import type { Resolvers } from '#server/schema.gen.ts';
import { markMessageSpam, sendMessage } from './incoming.ts';
import { getMessage, listMessages, markMessageRead, removeMessage, replyToMessage } from './messages.ts';

export const messageResolvers: Resolvers = {
  Query: {
    messages: (_, args, context) => listMessages(context, args),
    message: (_, { id }, context) => getMessage(context, id),
  },
  Mutation: {
    sendMessage: (_, { input, form }, context) => sendMessage(context, input, form),
    markMessageRead: (_, { id, isRead }, context) => markMessageRead(context, id, isRead),
    markMessageSpam: (_, { id, isSpam }, context) => markMessageSpam(context, id, isSpam),
    replyToMessage: (_, { id, input, markRead }, context) => replyToMessage(context, id, input, markRead),
    removeMessage: (_, { id }, context) => removeMessage(context, id),
  },
  Message: {
    answeredAt: ({ replies }) => replies.at(-1)?.replyDate ?? null,
    answeredBy: ({ replies }) => replies.at(-1)?.author ?? null,
  },
};
