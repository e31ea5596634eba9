import { affiliateSentences } from '#schema/affiliate.ts';
import { useMarkSpam } from '#web/data/useMarkSpam.ts';
import { affiliateKind } from './cacheEntity.ts';
import { MarkAffiliateSpamDocument } from './documents.ts';

/** @returns as useMarkSpam, for applications */
export const useMarkAffiliateSpam = () =>
  useMarkSpam({
    kind: affiliateKind,
    document: MarkAffiliateSpamDocument,
    field: 'markAffiliateSpam',
    count: 'spamApplications',
    sentences: {
      spam: affiliateSentences.spam,
      notSpam: affiliateSentences.notSpam,
      failed: affiliateSentences.markFailed,
    },
  });
