import { useSyncExternalStore } from 'react';
import { applyTheme, storedTheme, THEME_KEY, type ThemeChoice } from './theme.ts';

/** What was chosen where the browser forbids storage: it holds until the page is left. */
let unstored: ThemeChoice | null = null;
const listeners = new Set<() => void>();

/** Chooses a theme: it is shown at once, in all tabs, and kept in this browser. */
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
  // Another tab may have chosen before this one could hear of it.
  if (!unstored) applyTheme(storedTheme());
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** @returns the theme that was chosen; on the server, and for the first drawing, what nobody has chosen */
export const useTheme = (): ThemeChoice =>
  useSyncExternalStore(
    subscribe,
    () => unstored ?? storedTheme(),
    () => 'system',
  );
