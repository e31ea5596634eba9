import { messageSentences } from '#schema/message.ts';
import { useMarkSpam } from '#web/useMarkSpam.ts';
import { MarkMessageSpamDocument } from './documents.ts';
import { messageKind } from './kind.ts';

/** @returns as useMarkSpam, for messages */
export const useMarkMessageSpam = () =>
  useMarkSpam({
    kind: messageKind,
    document: MarkMessageSpamDocument,
    field: 'markMessageSpam',
    count: 'spamMessages',
    sentences: { spam: messageSentences.spam, notSpam: messageSentences.notSpam, failed: messageSentences.markFailed },
  });
