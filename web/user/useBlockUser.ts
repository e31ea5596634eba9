import { userStrings } from '#schema/user.ts';
import { useCommand } from '#web/data/useCommand.ts';
import { userEntity } from './cacheEntity.ts';
import { BlockUserDocument } from './documents.ts';

const { blocked, unblocked, blockFailed } = userStrings;

/** @returns blocks a user or unblocks them, shown when the server has answered; and the ids of those that wait for it */
export function useBlockUser() {
  const [block, { pending }] = useCommand(BlockUserDocument, {
    entity: userEntity,
    sentences: {
      done: ({ blockUser }) => (blockUser.isBlocked ? blocked : unblocked),
      failed: ({ message }) => blockFailed(message),
    },
  });
  return { block: (id: string, isBlocked: boolean) => void block({ id, isBlocked }), blocking: pending };
}
