import { userStrings } from '#schema/user.ts';
import type { Role } from '#web/gql/graphql.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { userEntity } from './cacheEntity.ts';
import { ChangeUserRoleDocument, InvitationsDocument } from './documents.ts';

/** @returns changes the role of a user, shown when the server has answered */
export function useChangeRole(): (id: string, role: Role) => Promise<void> {
  const [change] = useCommand(ChangeUserRoleDocument, {
    entity: userEntity,
    sentences: { done: userStrings.roleChanged, failed: ({ message }) => userStrings.changeRoleFailed(message) },
    onDone: (_data, { role }, client) => {
      // Whoever is no admin any more loses the invitations that they sent.
      if (role === 'EMPLOYEE') client.refetchQueries({ include: [InvitationsDocument] }).catch(() => undefined);
    },
  });
  return async (id, role) => void (await change({ id, role }));
}
