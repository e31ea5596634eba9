import { toast } from 'react-hot-toast';
import { failureOf } from '#web/errors.ts';

/**
 * Says why a change failed: the server's sentence, else the screen's. The end of a session is told elsewhere.
 * @param toastId the toast that told of the change while it was under way
 */
export function tellFailure(error: unknown, otherwise: string, toastId?: string): void {
  const { code, message } = failureOf(error);
  if (code !== 'UNAUTHENTICATED') toast.error(message ?? otherwise, { id: toastId });
  else toast.dismiss(toastId ?? '');
}
