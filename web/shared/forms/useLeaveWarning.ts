import { useEffect } from 'react';
import { addUnsavedForm, hasUnsavedChanges } from './unsaved.ts';

/**
 * Keeps unsaved changes from being lost: the browser asks before the page is closed or reloaded, and LeaveGuard asks
 * before another screen takes its place.
 * @param isUnsaved whether the form has unsaved changes now
 * @param text what becomes of them when the page is left; left out, they are lost
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
