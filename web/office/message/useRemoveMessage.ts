import { messageStrings } from '#schema/message.ts';
import { RemoveMessageDocument } from '#web/shared/data/documents/messages.ts';
import { useRemove } from '#web/shared/data/useRemove.ts';
import { messageEntity } from './cacheEntity.ts';

export const useRemoveMessage = () =>
  useRemove(RemoveMessageDocument, {
    entity: messageEntity,
    optimistic: ({ id }) => ({ removeMessage: { __typename: 'Message', id } }),
    sentences: { done: messageStrings.removed, failed: messageStrings.removeFailed },
  });
