import { useEffect } from 'react';

/** Prefixes the page title with a count other than 0: `(3) Title`. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    let plain = '';
    let lastTitle = '';
    const show = () => {
      // A loading screen has no title yet.
      if (!document.title || document.title === lastTitle) return;
      plain = document.title;
      lastTitle = `(${count}) ${plain}`;
      document.title = lastTitle;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      if (document.title === lastTitle) document.title = plain;
    };
  }, [count]);
}
