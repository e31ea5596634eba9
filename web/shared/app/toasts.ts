import { useSyncExternalStore } from 'react';
import type { Toasts } from './Toasts.tsx';

let place: typeof Toasts | null = null;
const listeners = new Set<() => void>();

/** Brings the place for toasts onto the page, where it stays. What cannot be loaded now is loaded with the next one. */
export async function wantToasts(): Promise<void> {
  if (place) return;
  // Not by a Suspense boundary, which would keep a sentence back for a while.
  const module = await import('./Toasts.tsx').catch(() => null);
  place ??= module?.Toasts ?? null;
  for (const listener of listeners) listener();
}

/** Toasts for pages that only are read: a chunk of their own, which comes with the first of them. */
export async function toasts() {
  const [{ toast }] = await Promise.all([import('react-hot-toast'), wantToasts()]);
  return toast;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the place for toasts once it is wanted and there; never while the page is drawn as the server drew it */
export const useToastPlace = () =>
  useSyncExternalStore(
    subscribe,
    () => place,
    () => null,
  );
