import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { invitationStrings } from '#schema/invitation.ts';
import { forgetItem } from '#web/data/cacheLists.ts';
import { failureOf } from '#web/data/errors.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { invitationEntity } from './cacheEntity.ts';
import { RevokeInvitationDocument } from './documents.ts';

/** @returns takes an invitation back, gone from the list when the server has answered; and whether that went well */
export function useRevokeInvitation(): (id: string) => Promise<boolean> {
  const { cache, mutate } = useApolloClient();
  return async (id) => {
    try {
      const { data } = await mutate({ mutation: RevokeInvitationDocument, variables: { id } });
      if (!data) throw new Error('an answer without data');
      toast.success(invitationStrings.revoked);
    } catch (error) {
      tellFailure(error, invitationStrings.revokeFailed);
      // It has been replaced, or accepted, meanwhile.
      if (!['NOT_FOUND', 'CONFLICT'].includes(failureOf(error).code)) return false;
    }
    forgetItem(cache, invitationEntity, id);
    return true;
  };
}
