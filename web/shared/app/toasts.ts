import { useSyncExternalStore } from 'react';
import type { Toasts } from './Toasts.tsx';

let place: typeof Toasts | null = null;
const listeners = new Set<() => void>();

/** Mounts the toast container, which then stays. A failed load is repeated with the next toast. */
export async function wantToasts(): Promise<void> {
  if (place) return;
  // Not a Suspense boundary, which would delay the toast.
  const module = await import('./Toasts.tsx').catch(() => null);
  place ??= module?.Toasts ?? null;
  for (const listener of listeners) listener();
}

/** Toasts for public pages: a chunk that is loaded with the first toast. */
export async function toasts() {
  const [{ toast }] = await Promise.all([import('react-hot-toast'), wantToasts()]);
  return toast;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the toast container once it is loaded; null during hydration */
export const useToastPlace = () =>
  useSyncExternalStore(
    subscribe,
    () => place,
    () => null,
  );
