import { kindWords } from '#schema/affiliate.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { apply, listAffiliates, removeAffiliate } from './affiliates.ts';

export const affiliateResolvers: Resolvers = {
  AffiliateKind: kindWords,
  Query: {
    affiliates: (_, args, context) => listAffiliates(context, args),
  },
  Mutation: {
    apply: (_, { input }, context) => apply(context, input),
    removeAffiliate: (_, { id }, context) => removeAffiliate(context, id),
  },
};
