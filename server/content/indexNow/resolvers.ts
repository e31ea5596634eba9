import type { Resolvers } from '#server/schema.gen.ts';
import { countWaiting, readIndexNow, setIndexNow } from './settings.ts';

export const indexNowResolvers: Resolvers = {
  Query: {
    indexNow: (_, __, context) => readIndexNow(context),
  },
  Mutation: {
    setIndexNow: (_, { isOn }, context) => setIndexNow(context, isOn),
  },
  IndexNow: {
    id: () => 'indexNow',
    proofUrl: ({ key }, _, { settings }) => key && `${settings.PUBLIC_URL}/${key}.txt`,
    waiting: (_, __, context) => countWaiting(context),
  },
};
