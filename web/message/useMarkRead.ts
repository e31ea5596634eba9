import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { toast } from 'react-hot-toast';
import { messageStrings } from '#schema/message.ts';
import { forgetItem } from '#web/data/cacheLists.ts';
import { failureOf } from '#web/data/errors.ts';
import type { MarkMessageReadMutation } from '#web/gql/graphql.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { messageEntity } from './cacheEntity.ts';
import { MarkMessageReadDocument } from './documents.ts';

/** @returns marks a message as read or unread: shown at once everywhere, taken back if the server refuses */
export function useMarkRead() {
  const { cache, mutate } = useApolloClient();
  const busy = useRef(new Set<string>());
  return async (id: string, isRead: boolean): Promise<void> => {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    try {
      const { data } = await mutate({
        mutation: MarkMessageReadDocument,
        variables: { id, isRead },
        optimisticResponse: { markMessageRead: { __typename: 'Message', id, isRead } } as MarkMessageReadMutation,
      });
      if (!data) throw new Error('an answer without data');
      toast.success(isRead ? messageStrings.read : messageStrings.unread);
    } catch (error) {
      tellFailure(error, messageStrings.markFailed);
      if (failureOf(error).code === 'NOT_FOUND') forgetItem(cache, messageEntity, id);
    } finally {
      busy.current.delete(id);
    }
  };
}
