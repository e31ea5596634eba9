import { type ToastOptions, toast } from 'react-hot-toast';
import type { Failure } from '#web/shared/data/errors.ts';

/**
 * Shows a failure as a toast. The end of the session is told elsewhere.
 * @param options `id`: the loading toast that this one replaces
 */
export function tellFailure({ code }: Failure, sentence: string, options: ToastOptions = {}): void {
  if (code !== 'UNAUTHENTICATED') toast.error(sentence, options);
  // Without an id all toasts would go.
  else toast.dismiss(options.id ?? '');
}
