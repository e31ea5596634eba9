import { toast } from 'react-hot-toast';
import { sessionSentences } from '#schema/session.ts';
import { wantToasts } from '#web/app/toasts.ts';

/** Says once that the session has ended; the toast waits if the place for toasts is not on the page yet. */
export function tellEnd(): void {
  void wantToasts();
  toast.error(sessionSentences.ended, { id: 'session-ended' });
}
