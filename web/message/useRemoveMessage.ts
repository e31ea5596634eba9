import { messageStrings } from '#schema/message.ts';
import { useRemove } from '#web/data/useRemove.ts';
import { messageEntity } from './cacheEntity.ts';
import { RemoveMessageDocument } from './documents.ts';

/** @returns as useRemove, for messages */
export const useRemoveMessage = () =>
  useRemove(RemoveMessageDocument, {
    entity: messageEntity,
    optimistic: ({ id }) => ({ removeMessage: { __typename: 'Message', id } }),
    sentences: { done: messageStrings.removed, failed: messageStrings.removeFailed },
  });
