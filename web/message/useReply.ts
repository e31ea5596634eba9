import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { messageStrings } from '#schema/message.ts';
import { forgetItem } from '#web/data/cacheLists.ts';
import { type Failure, failureOf } from '#web/data/errors.ts';
import { countsTold, recount } from '#web/data/overviewCounts.ts';
import type { ReplyToMessageMutation } from '#web/gql/graphql.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { messageEntity } from './cacheEntity.ts';
import { MessageDocument, ReplyToMessageDocument } from './documents.ts';

/**
 * @returns answers a message, which is shown as read at once, and says why that was refused; null when it has gone out
 */
export function useReply(id: string) {
  const { cache, mutate } = useApolloClient();
  return async (replyText: string): Promise<Failure | null> => {
    const known = cache.readQuery({ query: MessageDocument, variables: { id } })?.message;
    const wasCounted = known && !(known.isRead || known.isSpam);
    const told = countsTold();
    try {
      const { data } = await mutate({
        mutation: ReplyToMessageDocument,
        variables: { id, input: { replyText } },
        ...(known && {
          optimisticResponse: { replyToMessage: { ...known, isRead: true } } as ReplyToMessageMutation,
        }),
        update: (layer, { data }) => {
          // The stream may be quicker than the answer: then the count that it sent includes this one.
          if (data && wasCounted && countsTold() === told) recount(layer, 'unreadMessages', -1);
        },
      });
      if (!data) throw new Error('an answer without data');
      toast.success(messageStrings.replied);
      return null;
    } catch (error) {
      tellFailure(error, messageStrings.replyFailed);
      const failure = failureOf(error);
      if (failure.code === 'NOT_FOUND') forgetItem(cache, messageEntity, id);
      return failure;
    }
  };
}
