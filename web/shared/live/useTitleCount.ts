import { useEffect } from 'react';

/** Prefixes the page title with a count other than 0: `(3) Title`. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    let plain = '';
    let shown = '';
    const show = () => {
      // A loading screen has no title yet.
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
