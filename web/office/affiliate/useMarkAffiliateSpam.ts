import { affiliateStrings } from '#schema/affiliate.ts';
import { MarkAffiliateSpamDocument } from '#web/shared/data/documents/affiliates.ts';
import { useMarkSpam } from '#web/shared/data/useMarkSpam.ts';
import { affiliateEntity } from './cacheEntity.ts';

export const useMarkAffiliateSpam = () =>
  useMarkSpam(MarkAffiliateSpamDocument, {
    entity: affiliateEntity,
    count: 'spamApplications',
    optimistic: ({ id, isSpam }) => ({ markAffiliateSpam: { __typename: 'Affiliate', id, isSpam } }),
    strings: affiliateStrings,
  });
