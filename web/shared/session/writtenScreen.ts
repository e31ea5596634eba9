import { hasUnsavedChanges } from '#web/shared/forms/unsaved.ts';
import { keepScreenWhen } from './session.ts';

/** Fields of the screen and of its dialogs, without searches, whose text is no work. */
const isWork = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('#main, [role=dialog]') !== null &&
  !target.matches('[type=search], [role=combobox]');

/** Holds the screen from the first input on. @returns a function that lets it go */
export function keepWrittenScreen(): () => void {
  let isWritten = false;
  const note = ({ target }: Event) => {
    if (isWork(target)) isWritten = true;
  };
  // The editor handles some keys without an input event.
  const noteKey = (event: KeyboardEvent) => {
    if (event.key.length === 1 && (event.target as HTMLElement).isContentEditable) note(event);
  };
  addEventListener('input', note, { capture: true });
  addEventListener('keydown', noteKey, { capture: true });
  keepScreenWhen(() => isWritten || hasUnsavedChanges());
  return () => {
    removeEventListener('input', note, { capture: true });
    removeEventListener('keydown', noteKey, { capture: true });
    keepScreenWhen(() => false);
  };
}
