import { useEffect, useEffectEvent } from 'react';

/** Focuses the title of a new item once, without scrolling. */
export function useTitleFocus(isNew: boolean): void {
  const focus = useEffectEvent(() => {
    if (isNew) document.getElementById('title')?.focus({ preventScroll: true });
  });
  useEffect(() => focus(), []);
}
