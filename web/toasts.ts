import { useSyncExternalStore } from 'react';

let areWanted = false;
const listeners = new Set<() => void>();

/** Brings the place for toasts (web/app/Toasts.tsx) onto the page, where it stays. */
export function wantToasts(): void {
  areWanted = true;
  for (const listener of listeners) listener();
}

/** Toasts for pages that only are read: a chunk of their own, which comes with the first of them. */
export async function toasts() {
  wantToasts();
  return (await import('react-hot-toast')).toast;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns whether the page needs a place for toasts; never while it is drawn as the server drew it */
export const useToastsWanted = () =>
  useSyncExternalStore(
    subscribe,
    () => areWanted,
    () => false,
  );
