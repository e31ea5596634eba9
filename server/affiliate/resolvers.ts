import { kindWords } from '#schema/affiliate.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { apply, listAffiliates, markAffiliateSpam, removeAffiliate } from './affiliates.ts';

export const affiliateResolvers: Resolvers = {
  AffiliateKind: kindWords,
  Query: {
    affiliates: (_, args, context) => listAffiliates(context, args),
  },
  Mutation: {
    apply: (_, { input, form }, context) => apply(context, input, form),
    markAffiliateSpam: (_, { id, isSpam }, context) => markAffiliateSpam(context, id, isSpam),
    removeAffiliate: (_, { id }, context) => removeAffiliate(context, id),
  },
};
