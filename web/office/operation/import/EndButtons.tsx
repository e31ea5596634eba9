import { importStrings } from '#schema/import.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useRemove } from '#web/shared/data/useRemove.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { useQuestion, useRemovalQuestion } from '#web/shared/ui/useQuestion.tsx';
import { RemoveImportDocument, UndoImportDocument } from './documents.ts';
import type { ImportJob } from './states.ts';

/** Undoes an import, or deletes it if it left nothing on the site; each asks for confirmation. */
export function EndButtons({ job, onRemoved }: { job: ImportJob; onRemoved: () => void }) {
  const { id, fileName, state, report, canUndo, canRemove } = job;
  const [undo] = useCommand(UndoImportDocument, {
    sentences: { done: importStrings.undoBegun, failed: importStrings.undoFailed },
  });
  const remove = useRemove(RemoveImportDocument, {
    entity: { type: 'Import', lists: ['imports'] },
    optimistic: () => ({ removeImport: { __typename: 'Import', id } }),
    sentences: { done: importStrings.removed, failed: importStrings.removeFailed },
  });
  const [askUndo, undoQuestion] = useQuestion<string>({
    title: 'Take this import back?',
    confirmLabel: 'Take Back',
    busyLabel: 'Take Back',
    text: () =>
      report?.format === 'CSV'
        ? `The messages and reviews that “${fileName}” has brought are deleted. Those that somebody has answered or changed since stay.`
        : `The posts, portfolio items, pictures and redirects that “${fileName}” has brought are deleted. What somebody has changed since stays, and so do pictures that are in use.`,
    onConfirm: () => undo({ id }),
  });
  const [askRemoval, removalQuestion] = useRemovalQuestion<string>({
    what: 'import',
    nameOf: () => fileName,
    onConfirm: async () => (await remove(id)) && onRemoved(),
  });
  return (
    <div className="flex flex-wrap gap-3">
      {canUndo && (
        <Button variant="secondary" onClick={() => askUndo(id)}>
          {state === 'RUNNING' ? 'Stop and Take Back' : 'Take Back'}
        </Button>
      )}
      {canRemove && (
        <Button variant="quietDanger" className={canUndo ? '' : '-ml-6'} onClick={() => askRemoval(id)}>
          {state === 'UNDONE' ? 'Delete from the List' : 'Delete the Upload'}
        </Button>
      )}
      {undoQuestion}
      {removalQuestion}
    </div>
  );
}
