import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusedRow, focusRow, rowsBeside } from '#web/shared/app/focusedRow.ts';
import { askToLeave } from '#web/shared/forms/unsaved.ts';
import { pressUndo } from '#web/shared/ui/undo.tsx';
import { keyOf } from './keyOf.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { GO, goes, isGoKey } from './shortcuts.ts';
import { isShortcutKey, useShortcuts } from './useShortcuts.ts';

/** How long to wait for the second key after G, in milliseconds. */
const GO_MS = 1500;

export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  useShortcuts({
    next: (event) => moveFocus(1, event),
    previous: (event) => moveFocus(-1, event),
    undo: pressUndo,
    search: focusSearch,
    help: () => setOpen(true),
  });
  useGoKeys();
  return <ShortcutsDialog open={isOpen} onOpenChange={setOpen} />;
}

/** Moves the focus between rows. Arrow keys do not enter a list, because they scroll the page. */
function moveFocus(by: 1 | -1, { key }: KeyboardEvent): boolean {
  const rows = rowsBeside(null);
  const row = focusedRow();
  if (!row && key.startsWith('Arrow')) return false;
  const next = row ? rows[rows.indexOf(row) + by] : rows.find(isInView);
  focusRow(next);
  return next !== undefined;
}

const isInView = (row: HTMLElement) => row.getBoundingClientRect().top >= 0;

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  field?.select();
  return field !== null;
}

function useGoKeys(): void {
  const navigate = useNavigate();
  const goUntil = useRef(0);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { timeStamp } = event;
    const key = keyOf(event);
    if (!isShortcutKey(event)) return;
    const isSecond = timeStamp < goUntil.current && isGoKey(key);
    goUntil.current = key === GO ? timeStamp + GO_MS : 0;
    if (!isSecond) return;
    // The second key may also be a shortcut of the screen, which must not run.
    event.preventDefault();
    event.stopImmediatePropagation();
    askToLeave(() => void navigate(goes[key].to));
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
