import { invitationStrings } from '#schema/invitation.ts';
import { forgetItem } from '#web/shared/data/cacheLists.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { invitationEntity } from './cacheEntity.ts';
import { RevokeInvitationDocument } from './documents.ts';

/** @returns revokes an invitation, gone from the list when the server has answered, and resolves to whether it is gone */
export function useRevokeInvitation(): (id: string) => Promise<boolean> {
  const [revoke, { client }] = useCommand(RevokeInvitationDocument, {
    sentences: { done: invitationStrings.revoked, failed: invitationStrings.revokeFailed },
  });
  return async (id) => {
    const { failure } = await revoke({ id });
    // After NOT_FOUND and CONFLICT there is none: it has been replaced or accepted meanwhile.
    if (failure && !['NOT_FOUND', 'CONFLICT'].includes(failure.code)) return false;
    forgetItem(client.cache, invitationEntity, id);
    return true;
  };
}
