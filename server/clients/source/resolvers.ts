import type { Resolvers } from '#server/schema.gen.ts';
import { readCampaignNames } from './campaignNames.ts';
import { listSources } from './sourceNames.ts';

export const visitResolvers: Resolvers = {
  Query: {
    enquirySources: (_, args, context) => listSources(context, args),
    campaignNames: (_, _args, context) => readCampaignNames(context),
  },
};
