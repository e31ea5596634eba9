import { useEffect } from 'react';

/** Scrolls to the top on mount, even when the browser restores another position. */
export function useTopOnOpen(): void {
  useEffect(() => {
    // A block body, because newer browsers return a promise, which is not a valid cleanup.
    scrollTo(0, 0);
  }, []);
}
