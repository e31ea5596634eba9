import { kindWords } from '#schema/affiliate.ts';
import { referralLinkOf } from '#schema/referralStrings.ts';
import { phoneTextOf } from '#server/platform/phoneNumber.ts';
import { enquirySourceOf } from '#server/platform/visit/sourceColumns.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import {
  apply,
  getAffiliate,
  listAffiliates,
  markAffiliateSpam,
  removeAffiliate,
  setAffiliateSource,
} from './affiliates.ts';
import { acceptAffiliate, declineAffiliate } from './decide.ts';

export const affiliateResolvers: Resolvers = {
  AffiliateKind: kindWords,
  Query: {
    affiliates: (_, args, context) => listAffiliates(context, args),
    affiliate: (_, { id }, context) => getAffiliate(context, id),
  },
  Mutation: {
    apply: (_, { input, form }, context) => apply(context, input, form),
    markAffiliateSpam: (_, { id, isSpam }, context) => markAffiliateSpam(context, id, isSpam),
    setAffiliateSource: (_, { id, source }, context) => setAffiliateSource(context, id, source),
    acceptAffiliate: (_, { id, ifState }, context) => acceptAffiliate(context, id, ifState),
    declineAffiliate: (_, { id, reason, ifState }, context) => declineAffiliate(context, id, reason, ifState),
    removeAffiliate: (_, { id }, context) => removeAffiliate(context, id),
  },
  Affiliate: {
    source: enquirySourceOf,
    phoneText: ({ phone }) => phoneTextOf(phone),
    referralLink: ({ code }, _, { settings }) => code && referralLinkOf(settings.PUBLIC_URL, code),
    hasPage: ({ pageHash }) => pageHash !== null,
  },
};
