import { type RefObject, useEffect, useEffectEvent } from 'react';
import { keyOf } from '#web/shared/palette/keyboard/keyOf.ts';

/** Ctrl+S or Cmd+S submits the form, wherever the focus is; over a dialog it does nothing. */
export function useSaveKey(submitButton: RefObject<HTMLButtonElement | null>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    if (keyOf(event) !== 's' || ctrlKey === metaKey || altKey || shiftKey || isComposing) return;
    // Otherwise the browser offers to store the page.
    event.preventDefault();
    const button = submitButton.current;
    const isOpen = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
    if (!event.repeat && !isOpen && button && !button.matches(':disabled')) button.form?.requestSubmit(button);
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
