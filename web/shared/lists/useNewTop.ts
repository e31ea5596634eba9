import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Another list at the same screen begins at its top, as another screen does. @param path the address of the list */
export function useNewTop(path: string): void {
  const shown = useRef(path);
  const isNew = useNavigationType() !== 'POP';
  const onOther = useEffectEvent(() => {
    if (!isNew) return;
    scrollTo(0, 0);
    // The link that led here is gone; who is typing goes on typing.
    if (!document.activeElement?.closest('form')) document.getElementById('main')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    onOther();
  }, [path]);
}
