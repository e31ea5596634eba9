import { summaryOf } from '#schema/thread.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { readColleague } from '../desk/colleagues.ts';
import { isExecutable, pathOf } from './attachments.ts';
import { readLatest } from './latest.ts';
import { attachmentsOf, readThread } from './thread.ts';

export const threadResolvers: Resolvers = {
  ThreadEntry: { __resolveType: ({ __typename }) => __typename },
  ThreadEvent: { summary: ({ kind, detail }) => summaryOf(kind, detail) },
  Answer: { attachments: (answer, _, context) => attachmentsOf(context, answer) },
  Attachment: { isExecutable: ({ name }) => isExecutable(name), path: pathOf },
  Note: {
    mentions: async ({ mentionIds }, _, context) => {
      const found = await Promise.all(mentionIds.map((id) => readColleague(context, id)));
      return found.filter((one) => one !== null);
    },
  },
  Reply: {
    bounce: ({ bouncedAt, bounceReason }) => (bouncedAt ? { at: bouncedAt, reason: bounceReason ?? '' } : null),
  },
  Message: {
    thread: (message, args, context) => readThread(context, message, args),
    latestId: async (message, _, { db }) => (await readLatest(db, message))?.id ?? message.id,
  },
};
