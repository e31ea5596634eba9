import { useEffect } from 'react';

/**
 * Keeps an office screen when the session ends after something was written on it: a dialog then asks to sign in again.
 * Screens without input give way to the public fallback. Visitors do not load the code.
 */
export function useWrittenScreen(isOffice: boolean, pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another screen
  useEffect(() => {
    if (!isOffice) return;
    let isOver = false;
    let letGo: (() => void) | undefined;
    void import('./writtenScreen.ts').then(({ keepWrittenScreen }) => {
      if (!isOver) letGo = keepWrittenScreen();
    });
    return () => {
      isOver = true;
      letGo?.();
    };
  }, [isOffice, pathname]);
}
