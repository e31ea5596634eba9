import { messageStrings } from '#schema/message.ts';
import { MarkMessageReadDocument } from '#web/shared/data/documents/messages.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { messageEntity } from './cacheEntity.ts';

/** @returns a function that marks a message as read or unread, optimistically and with undo */
export function useMarkRead(): (id: string, isRead: boolean) => Promise<void> {
  const [run] = useCommand(MarkMessageReadDocument, {
    entity: messageEntity,
    optimistic: ({ id, isRead }) => ({ markMessageRead: { __typename: 'Message', id, isRead } }),
    sentences: {
      done: (_data, { isRead }) => (isRead ? messageStrings.read : messageStrings.unread),
      failed: messageStrings.markFailed,
    },
  });
  const mark = async (id: string, isRead: boolean): Promise<void> => {
    await run({ id, isRead }, { undo: () => void mark(id, !isRead) });
  };
  return mark;
}
