import { kindWords } from '#schema/affiliate.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { enquirySourceOf } from '#server/visit/sourceColumns.ts';
import { apply, listAffiliates, markAffiliateSpam, removeAffiliate, setAffiliateSource } from './affiliates.ts';

export const affiliateResolvers: Resolvers = {
  AffiliateKind: kindWords,
  Query: {
    affiliates: (_, args, context) => listAffiliates(context, args),
  },
  Mutation: {
    apply: (_, { input, form }, context) => apply(context, input, form),
    markAffiliateSpam: (_, { id, isSpam }, context) => markAffiliateSpam(context, id, isSpam),
    setAffiliateSource: (_, { id, source }, context) => setAffiliateSource(context, id, source),
    removeAffiliate: (_, { id }, context) => removeAffiliate(context, id),
  },
  Affiliate: { source: enquirySourceOf },
};
