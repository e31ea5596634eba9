import { useEffect, useRef } from 'react';
import { noteRecent } from './recent.ts';

/** Something that can be done with what is open. */
export type PaletteAction = { label: string; run: () => void };
/** What a screen shows: what it is called, and what can be done with it. */
type OpenThing = { title: string; actions: readonly PaletteAction[] };

let current: (() => OpenThing) | null = null;

/** @returns what the screen shows, if it shows one thing */
export const openThing = (): OpenThing | null => current?.() ?? null;

/**
 * Tells the palette what a screen shows, as long as it is drawn, and keeps it among the recent things.
 * @param thing its actions are the screen's own, with their toasts and questions
 */
export function useOpenThing(thing: OpenThing): void {
  const latest = useRef(thing);
  useEffect(() => {
    latest.current = thing;
  });
  const { title } = thing;
  useEffect(() => {
    noteRecent({ title, to: location.pathname });
    const own = () => latest.current;
    current = own;
    return () => {
      if (current === own) current = null;
    };
  }, [title]);
}
