import type { Resolvers } from '#server/schema.gen.ts';
import { type Arrived, openArrivals } from './arrivals.ts';

export const liveResolvers: Resolvers = {
  Subscription: {
    arrived: {
      subscribe: (_, wanted, context) => openArrivals(context, wanted) as AsyncIterableIterator<never>,
      resolve: (arrival: unknown) => arrival as Arrived,
    },
  },
};
