import { useState } from 'react';
import type { BulkAction } from '#web/gql/graphql.ts';
import { focusedRow, focusRow, rowsBeside } from '#web/shared/app/focusedRow.ts';
import { type SelectionMemory, useSelection } from '#web/shared/lists/useSelection.ts';
import { useShortcuts } from '#web/shared/palette/keyboard/useShortcuts.ts';
import { type BulkArgs, type BulkItem, type BulkTarget, bulkActions } from './bulkActions.ts';
import { useBulkUpdate } from './useBulkUpdate.ts';

export type BulkOptions<Item> = {
  target: BulkTarget;
  /** Loaded items in display order. */
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** Bulk actions in button order. */
  actions: readonly BulkAction[];
  /** Keeps the selection while another screen is open. */
  memory?: SelectionMemory;
  /** Shortcuts for the focused row while nothing is selected. */
  onPublish?: (item: Item) => void;
  onMarkRead?: (item: Item) => void;
  onRemove: (item: Item) => void;
};

export type Bulk<Item = BulkItem> = ReturnType<typeof useBulk<Item & BulkItem>>;

export function useBulk<Item extends BulkItem>(options: BulkOptions<Item>) {
  const { target, items, nameOf, actions, memory, ...shortcuts } = options;
  const selection = useSelection(
    items.map(({ id }) => id),
    memory,
  );
  const byId = (id: string | undefined) => items.find((item) => item.id === id);
  const name = (id: string) => {
    const item = byId(id);
    return item ? nameOf(item) : '';
  };
  const { run, progress, failures, dismissFailures } = useBulkUpdate(target, name);
  const [dialogAction, setDialogAction] = useState<BulkAction | null>(null);
  const isSelected = new Set(selection.ids);
  const selected = items.filter(({ id }) => isSelected.has(id));

  /** Applies an action to the selected items that it would change; failed ones stay selected, or all in some lists. */
  const applyAction = async (action: BulkAction, args: BulkArgs = {}) => {
    setDialogAction(null);
    const changed = selected.filter(bulkActions[action].changes);
    if (progress || changed.length === 0) return;
    const failedIds = await run(action, changed, args);
    // What has left the list is not selected any more.
    if (!target.keepsSelection) selection.set(failedIds);
  };
  const start = (action: BulkAction) =>
    bulkActions[action].needsDialog ? setDialogAction(action) : void applyAction(action);

  /** Runs the first action that would change the selection, or `onSingle` on the focused row. */
  const handleShortcut = (candidates: BulkAction[], onSingle: ((item: Item) => void) | undefined) => {
    const nextAction = candidates.find(
      (action) => actions.includes(action) && selected.some(bulkActions[action].changes),
    );
    if (nextAction) return start(nextAction);
    const item = byId(focusedRow()?.dataset.row);
    if (!item || !onSingle || selected.length > 0) return false;
    onSingle(item);
  };

  useShortcuts({
    select: () => {
      const id = focusedRow()?.dataset.row;
      if (!byId(id)) return false;
      selection.toggle(id as string);
    },
    clear: () => {
      if (selection.ids.length === 0) return false;
      selection.clear();
    },
    ...((shortcuts.onPublish || actions.includes('PUBLISH')) && {
      publish: () => handleShortcut(['PUBLISH', 'UNPUBLISH'], shortcuts.onPublish),
    }),
    ...((shortcuts.onMarkRead || actions.includes('MARK_READ')) && {
      markRead: () =>
        handleShortcut(
          ['MARK_READ', 'MARK_UNREAD'],
          shortcuts.onMarkRead &&
            ((item) => {
              // A read message moves below the unread ones: focus the next row first.
              if (!item.isRead) focusNextRow();
              shortcuts.onMarkRead?.(item);
            }),
        ),
    }),
    remove: () => handleShortcut(['REMOVE'], shortcuts.onRemove),
  });

  return {
    target,
    actions,
    items,
    selected,
    selection,
    start,
    applyAction,
    dialogAction,
    setDialogAction,
    progress,
    failures,
    nameOf,
    dismissFailures,
  };
}

function focusNextRow(): void {
  const row = focusedRow();
  const rows = rowsBeside(row);
  if (row) focusRow(rows[rows.indexOf(row) + 1]);
}
