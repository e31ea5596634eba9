import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { messageSentences } from '#schema/message.ts';
import { type Failure, failureOf } from '#web/errors.ts';
import { forgetItem } from '#web/lists.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { ReplyToMessageDocument } from './documents.ts';
import { messageKind } from './kind.ts';

/** @returns answers a message, and says why that was refused; null when it has gone out */
export function useReply(id: string) {
  const { cache, mutate } = useApolloClient();
  return async (replyText: string): Promise<Failure | null> => {
    try {
      const { data } = await mutate({ mutation: ReplyToMessageDocument, variables: { id, input: { replyText } } });
      if (!data) throw new Error('an answer without data');
      toast.success(messageSentences.replied);
      return null;
    } catch (error) {
      tellFailure(error, messageSentences.replyFailed);
      const failure = failureOf(error);
      if (failure.code === 'NOT_FOUND') forgetItem(cache, messageKind, id);
      return failure;
    }
  };
}
