import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { userStrings } from '#schema/user.ts';
import { forgetItem } from '#web/data/cacheLists.ts';
import { failureOf } from '#web/data/errors.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { userEntity } from './cacheEntity.ts';
import { RemoveUserDocument } from './documents.ts';
import { useBusy } from './useBusy.ts';

const { removed, removeFailed } = userStrings;

/** @returns deletes a user, gone from the list when the server has answered; and the ids of those that wait for it */
export function useRemoveUser() {
  const { cache, mutate } = useApolloClient();
  const [removing, whileRemoving] = useBusy();
  const remove = (id: string) =>
    whileRemoving(id, async () => {
      try {
        const { data } = await mutate({ mutation: RemoveUserDocument, variables: { id } });
        if (!data) throw new Error('an answer without data');
        toast.success(removed);
      } catch (error) {
        tellFailure(error, removeFailed);
        if (failureOf(error).code !== 'NOT_FOUND') return;
      }
      forgetItem(cache, userEntity, id);
    });
  return { remove, removing };
}
