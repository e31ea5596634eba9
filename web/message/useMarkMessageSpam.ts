import { messageStrings } from '#schema/message.ts';
import { useMarkSpam } from '#web/data/useMarkSpam.ts';
import { messageEntity } from './cacheEntity.ts';
import { MarkMessageSpamDocument } from './documents.ts';

/** @returns as useMarkSpam, for messages */
export const useMarkMessageSpam = () =>
  useMarkSpam({
    kind: messageEntity,
    document: MarkMessageSpamDocument,
    field: 'markMessageSpam',
    count: 'spamMessages',
    sentences: { spam: messageStrings.spam, notSpam: messageStrings.notSpam, failed: messageStrings.markFailed },
  });
