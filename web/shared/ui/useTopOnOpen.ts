import { useEffect } from 'react';

/** Starts a screen at its top whenever it opens, also when the browser remembers another place. */
export function useTopOnOpen(): void {
  useEffect(() => {
    // Newer browsers answer a promise, which is no cleanup.
    scrollTo(0, 0);
  }, []);
}
