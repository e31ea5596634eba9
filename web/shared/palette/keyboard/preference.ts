import { useSyncExternalStore } from 'react';

/** Where the browser keeps that somebody works without shortcuts. */
const KEY = 'shortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();

/** @returns whether shortcuts are on in this browser: they are, until somebody switches them off (WCAG 2.1.4) */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Switches shortcuts on or off in this browser. */
export function setShortcutsOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab has changed it.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** As areShortcutsOn, for what is drawn. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areShortcutsOn, () => true);
