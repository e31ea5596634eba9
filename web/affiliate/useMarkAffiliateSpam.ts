import { affiliateStrings } from '#schema/affiliate.ts';
import { useMarkSpam } from '#web/data/useMarkSpam.ts';
import { affiliateEntity } from './cacheEntity.ts';
import { MarkAffiliateSpamDocument } from './documents.ts';

/** @returns as useMarkSpam, for applications */
export const useMarkAffiliateSpam = () =>
  useMarkSpam(MarkAffiliateSpamDocument, {
    entity: affiliateEntity,
    count: 'spamApplications',
    optimistic: ({ id, isSpam }) => ({ markAffiliateSpam: { __typename: 'Affiliate', id, isSpam } }),
    strings: affiliateStrings,
  });
