import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { toasts } from '#web/shared/app/toasts.ts';

/**
 * Shows a load error as a toast too, once per occurrence; not for an error of the first page.
 * @param sentence null without an error, or when only the screen shows it
 */
export function useErrorToast(sentence: string | null): void {
  const { key } = useLocation();
  // In React Router, the first page of a visit has the key 'default'.
  const last = useRef(key === 'default' ? sentence : null);
  useEffect(() => {
    if (sentence && sentence !== last.current) {
      void toasts().then((toast) => toast.error(sentence));
    }
    last.current = sentence;
  }, [sentence]);
}
