import { userStrings } from '#schema/user.ts';
import { forgetItem } from '#web/shared/data/cacheLists.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { userEntity } from './cacheEntity.ts';
import { RemoveUserDocument } from './documents.ts';

/**
 * @returns a function that deletes a user after the server's response and transfers their items to an heir, if given;
 *   and the ids of running requests
 */
export function useRemoveUser() {
  const [remove, { pending }] = useCommand(RemoveUserDocument, {
    entity: userEntity,
    sentences: { done: userStrings.removed, failed: ({ message }) => userStrings.removeFailed(message) },
    onDone: (_data, { id }, { cache }) => forgetItem(cache, userEntity, id),
  });
  return { remove: (id: string, heirId: string | null) => void remove({ id, heirId }), removing: pending };
}
