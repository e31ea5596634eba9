import type { Resolvers } from '#server/schema.gen.ts';
import { renewHostCalendar, revokeHostCalendar } from './calendar.ts';
import { addHostFeed, removeHostFeed } from './feeds.ts';
import { listHosts, readFeeds, saveBookingHost } from './hosts.ts';

export const hostResolvers: Resolvers = {
  Query: {
    bookingHosts: async (_, __, context) => ({ hosts: await listHosts(context) }),
  },
  Mutation: {
    saveBookingHost: (_, { userId, input }, context) => saveBookingHost(context, userId, input),
    addHostFeed: (_, { userId, input }, context) => addHostFeed(context, userId, input),
    removeHostFeed: (_, { id }, context) => removeHostFeed(context, id),
    renewHostCalendar: (_, { userId }, context) => renewHostCalendar(context, userId),
    revokeHostCalendar: (_, { userId }, context) => revokeHostCalendar(context, userId),
  },
  BookingHost: {
    isActive: ({ isActive, isBlocked }) => isActive && !isBlocked,
    feeds: async ({ id }, _, context) => (await readFeeds(context, id)) ?? [],
    hasCalendar: ({ calendarHash }) => calendarHash !== null,
  },
};
