import { invitationStrings } from '#schema/invitation.ts';
import { forgetItem } from '#web/shared/data/cacheLists.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { invitationEntity } from './cacheEntity.ts';
import { RevokeInvitationDocument } from './documents.ts';

/** @returns a function that revokes an invitation after the server's response, and resolves to whether it is revoked */
export function useRevokeInvitation(): (id: string) => Promise<boolean> {
  const [revoke, { client }] = useCommand(RevokeInvitationDocument, {
    sentences: { done: invitationStrings.revoked, failed: invitationStrings.revokeFailed },
  });
  return async (id) => {
    const { failure } = await revoke({ id });
    // After NOT_FOUND and CONFLICT it no longer exists: it was replaced or accepted meanwhile.
    if (failure && !['NOT_FOUND', 'CONFLICT'].includes(failure.code)) return false;
    forgetItem(client.cache, invitationEntity, id);
    return true;
  };
}
