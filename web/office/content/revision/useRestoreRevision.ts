import { revisionStrings } from '#schema/revision.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { RestoreRevisionDocument } from './documents.ts';

const { restored, pictureGone, restoreFailed } = revisionStrings;

/**
 * @returns a function that restores a version unless the item has changed since `ifUpdatedAt`; whether it is running
 */
export function useRestoreRevision() {
  const [restore, { loading }] = useCommand(RestoreRevisionDocument, {
    onDone: (_data, _variables, client) => void client.refetchQueries({ include: 'active' }),
    sentences: {
      done: ({ restoreRevision }) => (restoreRevision.isPictureGone ? pictureGone : restored),
      failed: restoreFailed,
    },
  });
  return [restore, loading] as const;
}
