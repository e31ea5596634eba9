import { useEffect } from 'react';
import { addUnsavedForm, hasUnsavedChanges } from './unsaved.ts';

/**
 * Protects unsaved changes: the browser asks before the page is closed or reloaded, and LeaveGuard asks before
 * navigation.
 * @param text what happens to the changes when the page is left; without it they are lost
 */
export function useLeaveWarning(isUnsaved: boolean, text?: string): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const remove = addUnsavedForm(text);
    const warn = (event: BeforeUnloadEvent) => hasUnsavedChanges() && event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => {
      remove();
      removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved, text]);
}
