import { useLayoutEffect, useRef } from 'react';
import { type ToastOptions, toast } from 'react-hot-toast';
import { useShortcutsOn } from '#web/shared/palette/keyboard/preference.ts';

export const UNDO_MS = 8000;
const BUTTON_ID = 'undo';

let offeredId: string | undefined;

/**
 * Shows the toast of a change and an undo button above it, which replaces the previous one. The newest toast is on top:
 * the button stays in its place when the text comes and leaves.
 */
export function toastWithUndo(sentence: string, undo: () => void, options?: ToastOptions): void {
  toast.success(sentence, options);
  // A new id, because the library does not measure a toast again that returns with the same one.
  if (offeredId) toast.remove(offeredId);
  offeredId = toast.custom(
    ({ id, visible }) => (visible ? <UndoButton sentence={sentence} toastId={id} onUndo={undo} /> : null),
    { duration: UNDO_MS },
  );
}

/** For the keyboard shortcut. @returns whether there was a button */
export function pressUndo(): boolean {
  const button = document.getElementById(BUTTON_ID);
  button?.click();
  return button !== null;
}

type Props = { sentence: string; toastId: string; onUndo: () => void };

function UndoButton({ sentence, toastId, onUndo }: Props) {
  const hasShortcuts = useShortcutsOn();
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<EventTarget | null>(null);
  // When the button disappears, the focus returns to the previous element.
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (document.activeElement === current && before.current instanceof HTMLElement) before.current.focus();
    };
  }, []);
  return (
    <button
      ref={button}
      id={BUTTON_ID}
      type="button"
      aria-label={`Undo: ${sentence}`}
      // A pointer press must not move the focus.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget;
      }}
      onClick={() => {
        toast.remove(toastId);
        onUndo();
      }}
      className="pointer-events-auto flex min-h-11 items-center gap-3 border-2 border-ink bg-sheet px-4 text-sm font-semibold text-ink hover:bg-ink hover:text-paper"
    >
      Undo
      {hasShortcuts && <kbd className="key">Z</kbd>}
    </button>
  );
}
