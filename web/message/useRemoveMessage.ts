import { messageSentences } from '#schema/message.ts';
import { useRemove } from '#web/useRemove.ts';
import { RemoveMessageDocument } from './documents.ts';
import { messageKind } from './kind.ts';

/** @returns as useRemove, for messages */
export const useRemoveMessage = () =>
  useRemove({
    kind: messageKind,
    document: RemoveMessageDocument,
    field: 'removeMessage',
    sentences: { done: messageSentences.removed, failed: messageSentences.removeFailed },
  });
