import { seesAsStaff } from '#server/platform/access/scope.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { paths } from '#web/shared/paths.ts';
import { readInsights } from './insights.ts';
import { readRecent } from './recent.ts';

export const insightResolvers: Resolvers = {
  Query: {
    insights: (_, { period }, context) => readInsights(context, period, seesAsStaff(context, 'CONTENT_READ')),
  },
  BlogPost: {
    recentFigures: ({ slug }, _, context) => readRecent(context, paths.blogPost(slug)),
  },
  PortfolioItem: {
    recentFigures: ({ slug }, _, context) => readRecent(context, paths.portfolioItem(slug)),
  },
};
