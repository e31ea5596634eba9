import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Scrolls to the top when the list on a screen changes. @param path address of the list */
export function useNewTop(path: string): void {
  const lastPath = useRef(path);
  const isNew = useNavigationType() !== 'POP';
  const onOther = useEffectEvent(() => {
    if (!isNew) return;
    scrollTo(0, 0);
    // The clicked link is gone, so focus the content; a search field that is being typed in keeps the focus.
    if (!document.activeElement?.closest('form')) document.getElementById('main')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    onOther();
  }, [path]);
}
