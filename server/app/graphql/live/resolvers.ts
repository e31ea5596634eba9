import type { Resolvers } from '#server/schema.gen.ts';
import { type Arrived, openArrivals, type StreamStart, subjectFor } from './arrivals.ts';

export const liveResolvers: Resolvers = {
  Subscription: {
    arrived: {
      subscribe: (start, wanted, context) =>
        openArrivals(context, wanted, start as unknown as StreamStart) as AsyncIterableIterator<never>,
      resolve: (arrival: unknown) => arrival as Arrived,
    },
  },
  Arrival: {
    subjectKind: (arrival, _, context) => subjectFor(context, arrival)?.kind ?? null,
    subjectId: (arrival, _, context) => subjectFor(context, arrival)?.id ?? null,
  },
};
