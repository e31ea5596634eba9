import { messageSentences } from '#schema/message.ts';
import { useMarkSpam } from '#web/data/useMarkSpam.ts';
import { messageKind } from './cacheEntity.ts';
import { MarkMessageSpamDocument } from './documents.ts';

/** @returns as useMarkSpam, for messages */
export const useMarkMessageSpam = () =>
  useMarkSpam({
    kind: messageKind,
    document: MarkMessageSpamDocument,
    field: 'markMessageSpam',
    count: 'spamMessages',
    sentences: { spam: messageSentences.spam, notSpam: messageSentences.notSpam, failed: messageSentences.markFailed },
  });
