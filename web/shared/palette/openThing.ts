import { useEffect, useSyncExternalStore } from 'react';
import { noteRecent } from './recent.ts';

export type PaletteAction = { label: string; run: () => void };
type OpenThing = { title: string; actions: readonly PaletteAction[] };

let current: OpenThing | null = null;
const listeners = new Set<() => void>();

function show(thing: OpenThing | null): void {
  current = thing;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The open item, if any. A loading screen may set it while the palette is open. */
export const useShownThing = (): OpenThing | null => useSyncExternalStore(subscribe, () => current);

/**
 * Registers the open item with the palette while the screen is mounted, and adds it to the recent items.
 * @param thing its actions are the screen's own, with their toasts and confirmations
 */
export function useOpenThing(thing: OpenThing): void {
  const { title } = thing;
  useEffect(() => noteRecent({ title, to: location.pathname }), [title]);
  useEffect(() => {
    show(thing);
    return () => {
      if (current === thing) show(null);
    };
  });
}
