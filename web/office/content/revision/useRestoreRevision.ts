import { revisionStrings } from '#schema/revision.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { RestoreRevisionDocument } from './documents.ts';

const { restored, pictureGone, restoreFailed } = revisionStrings;

/** @returns restores a version, unless what it is of has changed since `ifUpdatedAt`; and whether it is under way */
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
