import { type RefObject, useLayoutEffect, useState } from 'react';

const narrow = '(max-width: 63.99rem)';

/**
 * @param isStaying whether it covers forms all the same
 * @returns whether an element at the bottom of a narrow window would cover a form there
 */
export function useClearOfForms(element: RefObject<HTMLElement | null>, isStaying: boolean): boolean {
  const [isCovering, setCovering] = useState(false);
  useLayoutEffect(() => {
    if (isStaying) {
      setCovering(false);
      return;
    }
    let frame = 0;
    const look = () => {
      const box = element.current?.getBoundingClientRect();
      const forms = matchMedia(narrow).matches ? [...document.querySelectorAll('main form')] : [];
      setCovering(
        forms.some((form) => {
          const { top, bottom, height } = form.getBoundingClientRect();
          return box !== undefined && height > 0 && top < box.bottom && bottom > box.top;
        }),
      );
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    // The page may grow, and another page may follow.
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.body);
    const ends = new AbortController();
    for (const event of ['scroll', 'resize']) addEventListener(event, lookSoon, { passive: true, signal: ends.signal });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      ends.abort();
    };
  }, [element, isStaying]);
  return isCovering;
}
