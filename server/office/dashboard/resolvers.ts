import type { Resolvers } from '#server/schema.gen.ts';
import { readDay } from './day.ts';
import { readNotices } from './notices.ts';
import { readOverview } from './overview.ts';
import { readPipeline } from './pipeline.ts';

export const dashboardResolvers: Resolvers = {
  Query: {
    myDay: (_, __, context) => readDay(context),
    officeNotices: (_, __, context) => readNotices(context),
    overview: (_, __, context) => readOverview(context),
    pipeline: (_, __, context) => readPipeline(context),
  },
};
