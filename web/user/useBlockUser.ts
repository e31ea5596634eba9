import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { userStrings } from '#schema/user.ts';
import { forgetItem } from '#web/data/cacheLists.ts';
import { failureOf } from '#web/data/errors.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { userEntity } from './cacheEntity.ts';
import { BlockUserDocument } from './documents.ts';
import { useBusy } from './useBusy.ts';

const { blocked, unblocked, blockFailed } = userStrings;

/** @returns blocks a user or unblocks them, shown when the server has answered; and the ids of those that wait for it */
export function useBlockUser() {
  const { cache, mutate } = useApolloClient();
  const [blocking, whileBlocking] = useBusy();
  const block = (id: string, isBlocked: boolean) =>
    whileBlocking(id, async () => {
      try {
        const { data } = await mutate({ mutation: BlockUserDocument, variables: { id, isBlocked } });
        if (!data) throw new Error('an answer without data');
        toast.success(data.blockUser.isBlocked ? blocked : unblocked);
      } catch (error) {
        tellFailure(error, blockFailed);
        if (failureOf(error).code === 'NOT_FOUND') forgetItem(cache, userEntity, id);
      }
    });
  return { block, blocking };
}
