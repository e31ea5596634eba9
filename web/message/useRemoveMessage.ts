import { messageSentences } from '#schema/message.ts';
import { useRemove } from '#web/data/useRemove.ts';
import { messageKind } from './cacheEntity.ts';
import { RemoveMessageDocument } from './documents.ts';

/** @returns as useRemove, for messages */
export const useRemoveMessage = () =>
  useRemove({
    kind: messageKind,
    document: RemoveMessageDocument,
    field: 'removeMessage',
    sentences: { done: messageSentences.removed, failed: messageSentences.removeFailed },
  });
