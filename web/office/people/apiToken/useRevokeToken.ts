import { apiTokenStrings } from '#schema/apiToken.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { apiTokenEntity } from './cacheEntity.ts';
import { RevokeApiTokenDocument } from './documents.ts';

/** @returns a function that revokes a token after the server's response */
export function useRevokeToken(): (id: string) => Promise<void> {
  const [revoke] = useCommand(RevokeApiTokenDocument, {
    entity: apiTokenEntity,
    sentences: { done: apiTokenStrings.revoked, failed: apiTokenStrings.revokeFailed },
  });
  return async (id) => void (await revoke({ id }));
}
