import { useEffect, useSyncExternalStore } from 'react';
import { noteRecent } from './recent.ts';

/** Something that can be done with what is open. */
export type PaletteAction = { label: string; run: () => void };
/** What a screen shows: what it is called, and what can be done with it. */
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

/** @returns what the screen shows, if it shows one thing; a screen that is still loading may do so while the palette is open */
export const useShownThing = (): OpenThing | null => useSyncExternalStore(subscribe, () => current);

/**
 * Tells the palette what a screen shows, as long as it is drawn, and keeps it among the recent things.
 * @param thing its actions are the screen's own, with their toasts and questions
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
