import { userStrings } from '#schema/user.ts';
import { forgetItem } from '#web/shared/data/cacheLists.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { userEntity } from './cacheEntity.ts';
import { RemoveUserDocument } from './documents.ts';

/**
 * @returns deletes a user, gone from the list when the server has answered, and gives what they have to an heir if there is one;
 * and the ids of those that wait for it
 */
export function useRemoveUser() {
  const [remove, { pending }] = useCommand(RemoveUserDocument, {
    entity: userEntity,
    sentences: { done: userStrings.removed, failed: ({ message }) => userStrings.removeFailed(message) },
    onDone: (_data, { id }, { cache }) => forgetItem(cache, userEntity, id),
  });
  return { remove: (id: string, heirId: string | null) => void remove({ id, heirId }), removing: pending };
}
