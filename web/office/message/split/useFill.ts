import { type RefObject, useLayoutEffect } from 'react';

/** Writes the distance of an element from the top of the page to `--fill-top`, from which CSS computes its height. */
export function useFill(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = element;
      if (!current) return;
      const top = Math.round(current.getBoundingClientRect().top + scrollY);
      current.style.setProperty('--fill-top', `${top}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
}
