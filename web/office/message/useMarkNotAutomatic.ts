import { conversationStrings } from '#schema/conversation.ts';
import { MarkNotAutomaticDocument } from '#web/shared/data/documents/messages.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { messageEntity } from './cacheEntity.ts';

/** @returns a function that removes the mark of a message that a mail became, optimistically */
export function useMarkNotAutomatic(): (id: string) => Promise<void> {
  const [run] = useCommand(MarkNotAutomaticDocument, {
    entity: messageEntity,
    optimistic: ({ id }) => ({ markNotAutomatic: { __typename: 'Message', id, mayBeAutomatic: false } }),
    sentences: { failed: conversationStrings.notAutomaticFailed },
  });
  return async (id) => void (await run({ id }));
}
