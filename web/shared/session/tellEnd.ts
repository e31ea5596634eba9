import { toast } from 'react-hot-toast';
import { sessionStrings } from '#schema/session.ts';
import { wantToasts } from '#web/shared/app/toasts.ts';

/** Shows one toast when the session has ended; the toast waits until its container is mounted. */
export function tellEnd(): void {
  void wantToasts();
  toast.error(sessionStrings.ended, { id: 'session-ended' });
}
