import type { Resolvers } from '#server/schema.gen.ts';
import { readFigures } from './figures.ts';
import { openAffiliatePage, renewAffiliatePage, revokeAffiliatePage } from './page.ts';
import { readAffiliate } from './referrers.ts';

export const referralResolvers: Resolvers = {
  Query: {
    affiliatePage: (_, { token }, context) => openAffiliatePage(context, token),
  },
  Mutation: {
    renewAffiliatePage: (_, { id }, context) => renewAffiliatePage(context, id),
    revokeAffiliatePage: (_, { id }, context) => revokeAffiliatePage(context, id),
  },
  Affiliate: {
    figures: ({ id, code }, _, context) => (code ? readFigures(context, id) : null),
  },
  EnquirySource: {
    affiliate: ({ affiliateId }, _, context) => (affiliateId ? readAffiliate(context, affiliateId) : null),
  },
};
