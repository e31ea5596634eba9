import { useEffect, useRef } from 'react';
import { toasts } from '#web/shared/app/toasts.ts';

/**
 * Shows a load error as a toast too, once per occurrence; not for an error in the initial render.
 * @param sentence null without an error, or when only the screen shows it
 */
export function useErrorToast(sentence: string | null): void {
  const last = useRef(sentence);
  useEffect(() => {
    if (sentence && sentence !== last.current) {
      void toasts().then((toast) => toast.error(sentence));
    }
    last.current = sentence;
  }, [sentence]);
}
