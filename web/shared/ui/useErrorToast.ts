import { useEffect, useRef } from 'react';
import { toasts } from '#web/shared/app/toasts.ts';

/**
 * Says why a screen could not load also as a toast, once each time it happens; what the page was drawn with is no news.
 * @param sentence null while nothing is wrong, or where the screen alone shall say it
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
