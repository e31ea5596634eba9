import { summaryOf } from '#schema/conversation.ts';
import { readColleague } from '#server/people/user/colleagues.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { isExecutable, pathOf } from './attachments.ts';
import { attachmentsOf, readConversation, replyAttachmentsOf } from './conversation.ts';
import { readDraft, saveReplyDraft } from './drafts.ts';
import { latestIdOf } from './latest.ts';
import { addNote } from './notes.ts';
import { markPresence, readMessagePresence } from './presence.ts';
import { sentAtOf } from './sentAt.ts';

export const conversationResolvers: Resolvers = {
  ThreadEntry: { __resolveType: ({ __typename }) => __typename },
  ThreadEvent: { summary: ({ kind, detail }) => summaryOf(kind, detail), updatedAt: ({ at }) => at },
  Answer: {
    attachments: (answer, _, context) => attachmentsOf(context, answer),
    updatedAt: ({ receivedAt }) => receivedAt,
  },
  Attachment: { isExecutable: ({ name }) => isExecutable(name), path: pathOf },
  Note: {
    updatedAt: ({ createdAt }) => createdAt,
    mentions: async ({ mentionIds }, _, context) => {
      const colleagues = await Promise.all(mentionIds.map((id) => readColleague(context, id)));
      return colleagues.filter((colleague) => colleague !== null);
    },
  },
  Reply: {
    attachments: (reply, _, context) => replyAttachmentsOf(context, reply),
    updatedAt: ({ bouncedAt, replyDate }) => bouncedAt ?? replyDate,
    sentAt: ({ id, replyDate }, _, context) => sentAtOf(context, id, replyDate),
    bounce: ({ bouncedAt, bounceReason }) => (bouncedAt ? { at: bouncedAt, reason: bounceReason ?? '' } : null),
  },
  Message: {
    thread: (message, args, context) => readConversation(context, message, args),
    latestId: (message, _, context) => latestIdOf(context, message),
    draft: ({ id }, _, context) => readDraft(context, id),
    presence: ({ id }, _, context) => readMessagePresence(context, id),
  },
  Mutation: {
    addNote: (_, { id, input }, context) => addNote(context, id, input),
    saveReplyDraft: (_, { id, input }, context) => saveReplyDraft(context, id, input),
    markPresence: (_, { id, ...state }, context) => markPresence(context, id, state),
  },
};
