import { useEffect, useSyncExternalStore } from 'react';
import { noteRecent } from './recent.ts';

export type PaletteAction = { label: string; run: () => void };
type OpenItem = { title: string; actions: readonly PaletteAction[] };

let current: OpenItem | null = null;
const listeners = new Set<() => void>();

function show(item: OpenItem | null): void {
  current = item;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The open item, if any. A loading screen may set it while the palette is open. */
export const useCurrentItem = (): OpenItem | null => useSyncExternalStore(subscribe, () => current);

/**
 * Registers the open item with the palette while the screen is mounted, and adds it to the recent items.
 * @param item its actions are the screen's own, with their toasts and confirmations
 */
export function useOpenItem(item: OpenItem): void {
  const { title } = item;
  useEffect(() => noteRecent({ title, to: location.pathname }), [title]);
  useEffect(() => {
    show(item);
    return () => {
      if (current === item) show(null);
    };
  });
}
