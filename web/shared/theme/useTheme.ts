import { useSyncExternalStore } from 'react';
import { applyTheme, storedTheme, THEME_KEY, type ThemeChoice } from './theme.ts';

/** The choice when the browser forbids storage; lasts until the page is left. */
let unstored: ThemeChoice | null = null;
const listeners = new Set<() => void>();

export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
    unstored = null;
  } catch {
    unstored = choice;
  }
  applyTheme(choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== THEME_KEY && key !== null) return;
    applyTheme(storedTheme());
    listener();
  };
  listeners.add(listener);
  // Another tab may have changed it before this listener existed.
  if (!unstored) applyTheme(storedTheme());
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** @returns the chosen theme; 'system' on the server and during hydration */
export const useTheme = (): ThemeChoice =>
  useSyncExternalStore(
    subscribe,
    () => unstored ?? storedTheme(),
    () => 'system',
  );
