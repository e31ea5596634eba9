import { toast } from 'react-hot-toast';
import { failureOf } from '#web/data/errors.ts';

/** What a failure is called: the screen's sentence, where the server says none, or what the screen makes of the server's. */
type Naming = string | ((said: string | null) => string);

/**
 * Says why a change failed: the server's sentence, else the screen's. The end of a session is told elsewhere.
 * @param toastId the toast that told of the change while it was under way
 */
export function tellFailure(error: unknown, naming: Naming, toastId?: string): void {
  const { code, message } = failureOf(error);
  const sentence = typeof naming === 'function' ? naming(message) : (message ?? naming);
  if (code !== 'UNAUTHENTICATED') toast.error(sentence, { id: toastId });
  else toast.dismiss(toastId ?? '');
}
