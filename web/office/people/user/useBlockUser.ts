import { userStrings } from '#schema/user.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { userEntity } from './cacheEntity.ts';
import { BlockUserDocument } from './documents.ts';

const { blocked, unblocked, blockFailed } = userStrings;

/** @returns blocks a user or unblocks them, undoable, shown when the server has answered; and the ids that wait for it */
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
