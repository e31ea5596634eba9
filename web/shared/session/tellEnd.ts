import { toast } from 'react-hot-toast';
import { sessionStrings } from '#schema/session.ts';
import { wantToasts } from '#web/shared/app/toasts.ts';

/** Says once that the session has ended; the toast waits if the place for toasts is not on the page yet. */
export function tellEnd(): void {
  void wantToasts();
  toast.error(sessionStrings.ended, { id: 'session-ended' });
}
