import { useState } from 'react';
import { importStrings } from '#schema/import.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useRemove } from '#web/shared/data/useRemove.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Confirm } from '#web/shared/ui/Confirm.tsx';
import { ConfirmRemoval } from '#web/shared/ui/ConfirmRemoval.tsx';
import { RemoveImportDocument, UndoImportDocument } from './documents.ts';
import type { ShownImport } from './states.ts';

/** Takes an import back, or deletes it where nothing of it is here; each behind a question. */
export function EndButtons({ found, onGone }: { found: ShownImport; onGone: () => void }) {
  const { id, fileName, state, canUndo, canRemove } = found;
  const [asked, setAsked] = useState<'undo' | 'remove' | null>(null);
  const [undo, { loading }] = useCommand(UndoImportDocument, {
    sentences: { done: importStrings.undoBegun, failed: importStrings.undoFailed },
  });
  const remove = useRemove(RemoveImportDocument, {
    entity: { type: 'Import', lists: ['imports'] },
    optimistic: () => ({ removeImport: { __typename: 'Import', id } }),
    sentences: { done: importStrings.removed, failed: importStrings.removeFailed },
  });
  const onUndo = async () => {
    await undo({ id });
    setAsked(null);
  };
  const onRemove = async () => {
    setAsked(null);
    if (await remove(id)) onGone();
  };
  return (
    <div className="flex flex-wrap gap-3">
      {canUndo && (
        <Button variant="secondary" onClick={() => setAsked('undo')}>
          {state === 'RUNNING' ? 'Stop and Take Back' : 'Take Back'}
        </Button>
      )}
      {canRemove && (
        <Button variant="quietDanger" className={canUndo ? '' : '-ml-6'} onClick={() => setAsked('remove')}>
          {state === 'UNDONE' ? 'Delete from the List' : 'Delete the Upload'}
        </Button>
      )}
      <Confirm
        open={asked === 'undo'}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Take this import back?"
        confirmLabel="Take Back"
        busy={loading}
        onConfirm={() => void onUndo()}
      >
        {`The posts, portfolio items, pictures and redirects that “${fileName}” has brought are deleted. What somebody has changed since stays, and so do pictures that are in use.`}
      </Confirm>
      <ConfirmRemoval
        what="import"
        title={asked === 'remove' ? fileName : null}
        onClose={() => setAsked(null)}
        onConfirm={() => void onRemove()}
      />
    </div>
  );
}
