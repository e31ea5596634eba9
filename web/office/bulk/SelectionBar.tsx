import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { Confirm } from '#web/shared/ui/Confirm.tsx';
import { type BulkItem, bulkActions, countOf } from './bulkActions.ts';
import type { Bulk } from './useBulk.ts';

/** Maximum number of titles in the delete confirmation. */
const MAX_TITLES = 5;

export function SelectionBar<Item extends BulkItem>({ bulk }: { bulk: Bulk<Item> }) {
  const { selected, progress, target } = bulk;
  return (
    <>
      {(selected.length > 0 || progress) && (
        <Bar>
          <p role="status" className="min-w-32 font-semibold tabular-nums">
            {progress
              ? `${bulkActions[progress.action].runningLabel}... ${progress.done} of ${progress.total}`
              : `${countOf(target, selected.length)} selected`}
          </p>
          <div className="flex flex-wrap items-center gap-1 sm:gap-2">
            <Actions bulk={bulk} />
          </div>
        </Bar>
      )}
      <RemovalQuestion bulk={bulk} />
    </>
  );
}

function Actions<Item extends BulkItem>({
  bulk: { actions, selected, selection, start, progress },
}: {
  bulk: Bulk<Item>;
}) {
  return (
    <>
      {actions.map((action) => {
        const { label, changes } = bulkActions[action];
        return (
          <Button
            key={action}
            variant={action === 'REMOVE' ? 'quietDanger' : 'secondary'}
            size="small"
            className="whitespace-nowrap"
            aria-label={`${label} what is selected`}
            disabled={progress !== null || !selected.some(changes)}
            onClick={() => start(action)}
          >
            {label}
          </Button>
        );
      })}
      <Button variant="quiet" size="small" disabled={progress !== null} onClick={selection.clear}>
        Clear
      </Button>
    </>
  );
}

/** When the bar is removed, its focus moves to the list. */
function Bar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    return () => {
      if (current?.contains(document.activeElement)) document.getElementById(SELECT_ALL)?.focus();
    };
  }, []);
  return (
    <section
      ref={bar}
      aria-label="Selection"
      data-of-rows=""
      className="save-bar z-10 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-2 border-ink bg-paper py-3 text-sm"
    >
      {children}
    </section>
  );
}

/** Id of the checkbox above the list (SelectAll.tsx). */
export const SELECT_ALL = 'select-all';

function RemovalQuestion<Item extends BulkItem>({ bulk }: { bulk: Bulk<Item> }) {
  const { target, selected, dialogAction, setDialogAction, applyAction, nameOf } = bulk;
  const moreCount = selected.length - MAX_TITLES;
  return (
    <Confirm
      open={dialogAction === 'REMOVE'}
      onOpenChange={(open) => !open && setDialogAction(null)}
      title="Confirm Deletion"
      confirmLabel="Delete"
      onConfirm={() => void applyAction('REMOVE')}
    >
      <p>
        {`Are you sure you want to permanently delete ${countOf(target, selected.length)}? This action cannot be undone.`}
      </p>
      <ul className="mt-4 grid list-disc gap-1 pl-5 wrap-anywhere text-ink">
        {selected.slice(0, MAX_TITLES).map((item) => (
          <li key={item.id}>{nameOf(item)}</li>
        ))}
      </ul>
      {moreCount > 0 && <p className="mt-1">{`and ${moreCount} more`}</p>}
    </Confirm>
  );
}
