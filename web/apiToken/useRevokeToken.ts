import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { apiTokenStrings } from '#schema/apiToken.ts';
import { forgetItem } from '#web/data/cacheLists.ts';
import { failureOf } from '#web/data/errors.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { apiTokenEntity } from './cacheEntity.ts';
import { RevokeApiTokenDocument } from './documents.ts';

/** @returns takes a token back; its state changes when the server has answered */
export function useRevokeToken(): (id: string) => Promise<void> {
  const { cache, mutate } = useApolloClient();
  return async (id) => {
    try {
      const { data } = await mutate({ mutation: RevokeApiTokenDocument, variables: { id } });
      if (!data) throw new Error('an answer without data');
      toast.success(apiTokenStrings.revoked);
    } catch (error) {
      tellFailure(error, apiTokenStrings.revokeFailed);
      if (failureOf(error).code === 'NOT_FOUND') forgetItem(cache, apiTokenEntity, id);
    }
  };
}
