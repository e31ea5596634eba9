import { userStrings } from '#schema/user.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { userEntity } from './cacheEntity.ts';
import { BlockUserDocument } from './documents.ts';

const { blocked, unblocked, blockFailed } = userStrings;

/**
 * @returns `block`, which blocks or unblocks a user after the server's response and can be undone; the ids of running
 *   requests
 */
export function useBlockUser() {
  const [run, { pending }] = useCommand(BlockUserDocument, {
    entity: userEntity,
    sentences: {
      done: ({ blockUser }) => (blockUser.isBlocked ? blocked : unblocked),
      failed: ({ message }) => blockFailed(message),
    },
  });
  const block = (id: string, isBlocked: boolean) => void run({ id, isBlocked }, { undo: () => block(id, !isBlocked) });
  return { block, blocking: pending };
}
