import { affiliateStrings } from '#schema/affiliate.ts';
import { useMarkSpam } from '#web/data/useMarkSpam.ts';
import { affiliateEntity } from './cacheEntity.ts';
import { MarkAffiliateSpamDocument } from './documents.ts';

/** @returns as useMarkSpam, for applications */
export const useMarkAffiliateSpam = () =>
  useMarkSpam({
    kind: affiliateEntity,
    document: MarkAffiliateSpamDocument,
    field: 'markAffiliateSpam',
    count: 'spamApplications',
    sentences: {
      spam: affiliateStrings.spam,
      notSpam: affiliateStrings.notSpam,
      failed: affiliateStrings.markFailed,
    },
  });
