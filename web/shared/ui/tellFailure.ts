import { type ToastOptions, toast } from 'react-hot-toast';
import type { Failure } from '#web/shared/data/errors.ts';

/**
 * Shows a failure as a toast. The end of the session has its own toast.
 * @param options `id`: the loading toast that this one replaces
 */
export function tellFailure({ code }: Failure, sentence: string, options: ToastOptions = {}): void {
  if (code !== 'UNAUTHENTICATED') toast.error(sentence, options);
  // Without an id, dismiss would remove all toasts.
  else toast.dismiss(options.id ?? '');
}
