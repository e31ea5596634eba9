import { userStrings } from '#schema/user.ts';
import type { Role } from '#web/gql/graphql.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { userEntity } from './cacheEntity.ts';
import { ChangeUserRoleDocument, InvitationsDocument } from './documents.ts';

/** @returns a function that changes a user's role after the server's response */
export function useChangeRole(): (id: string, role: Role) => Promise<void> {
  const [change] = useCommand(ChangeUserRoleDocument, {
    entity: userEntity,
    sentences: { done: userStrings.roleChanged, failed: ({ message }) => userStrings.changeRoleFailed(message) },
    onDone: (_data, { role }, client) => {
      // A user who is no longer an admin loses their invitations.
      if (role === 'EMPLOYEE') client.refetchQueries({ include: [InvitationsDocument] }).catch(() => undefined);
    },
  });
  return async (id, role) => void (await change({ id, role }));
}
