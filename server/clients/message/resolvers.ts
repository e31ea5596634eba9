import { listColleagues, readColleague } from '#server/people/user/colleagues.ts';
import { phoneTextOf } from '#server/platform/phoneNumber.ts';
import { enquirySourceOf } from '#server/platform/visit/sourceColumns.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import {
  assignMessage,
  followUpOf,
  setMessageFollowUp,
  setMessageSource,
  setMessageStage,
  setMessageValue,
  takeMessage,
} from './desk/desk.ts';
import { listServices } from './desk/services.ts';
import { markMessageSpam, markNotAutomatic, sendMessage } from './incoming.ts';
import { getMessage, listMessages, markMessageRead, removeMessage, replyToMessage } from './messages.ts';

export const messageResolvers: Resolvers = {
  Query: {
    messages: (_, args, context) => listMessages(context, args),
    message: (_, { id }, context) => getMessage(context, id),
    messageFilters: async (_, __, context) => ({ services: await listServices(context) }),
    colleagues: (_, args, context) => listColleagues(context, args),
  },
  Mutation: {
    sendMessage: (_, { input, form }, context) => sendMessage(context, input, form),
    markMessageRead: (_, { id, isRead }, context) => markMessageRead(context, id, isRead),
    markMessageSpam: (_, { id, isSpam }, context) => markMessageSpam(context, id, isSpam),
    markNotAutomatic: (_, { id }, context) => markNotAutomatic(context, id),
    replyToMessage: (_, { id, input, ...options }, context) => replyToMessage(context, id, input, options),
    takeMessage: (_, { id }, context) => takeMessage(context, id),
    assignMessage: (_, { id, ownerId }, context) => assignMessage(context, id, ownerId),
    setMessageStage: (_, { id, stage, lostReason }, context) => setMessageStage(context, id, stage, lostReason),
    setMessageFollowUp: (_, { id, followUp }, context) => setMessageFollowUp(context, id, followUp),
    setMessageSource: (_, { id, source }, context) => setMessageSource(context, id, source),
    setMessageValue: (_, { id, value }, context) => setMessageValue(context, id, value),
    removeMessage: (_, { id }, context) => removeMessage(context, id),
  },
  Message: {
    answeredAt: ({ replies }) => replies.at(-1)?.replyDate ?? null,
    answeredBy: ({ replies }) => replies.at(-1)?.author ?? null,
    owner: ({ ownerId }, _, context) => (ownerId ? readColleague(context, ownerId) : null),
    followUp: followUpOf,
    source: enquirySourceOf,
    contactNumberText: ({ contactNumber }) => phoneTextOf(contactNumber),
  },
};
