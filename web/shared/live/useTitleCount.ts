import { useEffect } from 'react';

/** Puts a count in front of whatever title the page has, `(3) Title`, as long as it is not 0. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    let plain = '';
    let shown = '';
    const show = () => {
      // A screen on its way has no title yet.
      if (!document.title || document.title === shown) return;
      plain = document.title;
      shown = `(${count}) ${plain}`;
      document.title = shown;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      if (document.title === shown) document.title = plain;
    };
  }, [count]);
}
