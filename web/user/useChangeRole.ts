import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { userStrings } from '#schema/user.ts';
import { forgetItem } from '#web/data/cacheLists.ts';
import { failureOf } from '#web/data/errors.ts';
import type { Role } from '#web/gql/graphql.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { userEntity } from './cacheEntity.ts';
import { ChangeUserRoleDocument, InvitationsDocument } from './documents.ts';

const { roleChanged, changeRoleFailed } = userStrings;

/** @returns changes what a user may do, shown when the server has answered */
export function useChangeRole(): (id: string, role: Role) => Promise<void> {
  const client = useApolloClient();
  return async (id, role) => {
    try {
      const { data } = await client.mutate({ mutation: ChangeUserRoleDocument, variables: { id, role } });
      if (!data) throw new Error('an answer without data');
      toast.success(roleChanged);
      // Who is no admin any more loses what they sent.
      if (role === 'EMPLOYEE') client.refetchQueries({ include: [InvitationsDocument] }).catch(() => undefined);
    } catch (error) {
      tellFailure(error, changeRoleFailed);
      if (failureOf(error).code === 'NOT_FOUND') forgetItem(client.cache, userEntity, id);
    }
  };
}
