import type { Resolvers } from '#server/schema.gen.ts';
import { readOverview } from './overview.ts';

export const dashboardResolvers: Resolvers = {
  Query: {
    overview: (_, __, context) => readOverview(context),
  },
};
