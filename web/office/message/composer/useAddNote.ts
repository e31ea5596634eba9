import type { Reference } from '@apollo/client';
import { conversationStrings } from '#schema/conversation.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { messageEntity } from '../cacheEntity.ts';
import { AddNoteDocument } from './documents.ts';

export function useAddNote(id: string): (text: string, mentionIds: string[]) => Promise<Failure | null> {
  const [run] = useCommand(AddNoteDocument, {
    entity: messageEntity,
    sentences: { done: conversationStrings.noteSaved, failed: conversationStrings.noteFailed },
    update: (cache, { addNote }) => {
      cache.modify<{ thread: { nodes: Reference[] } }>({
        id: cache.identify({ __typename: 'Message', id }),
        fields: {
          thread(cached, { toReference }) {
            const { nodes } = cached as { nodes: readonly Reference[] };
            const note = toReference(addNote);
            const isListed = !note || nodes.some(({ __ref }) => __ref === note.__ref);
            return isListed ? cached : ({ ...cached, nodes: [...nodes, note] } as typeof cached);
          },
        },
      });
    },
  });
  return async (text, mentionIds) => (await run({ id, input: { text, mentionIds } })).failure;
}
