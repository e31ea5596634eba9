import { toast } from 'react-hot-toast';
import { failureOf } from '#web/errors.ts';

/** Says why a change failed: the server's sentence, else the screen's. The end of a session is told elsewhere. */
export function tellFailure(error: unknown, otherwise: string): void {
  const { code, message } = failureOf(error);
  if (code !== 'UNAUTHENTICATED') toast.error(message ?? otherwise);
}
