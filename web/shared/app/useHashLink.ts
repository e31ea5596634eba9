import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { whenThere } from './whenThere.ts';

/**
 * Scrolls to the place that the address's hash names, as soon as it is there: the screen that has it may still be on its
 * way. Where a visitor goes back to, and what the server's page has at once, is the browser's business.
 */
export function useHashLink(): void {
  const { hash, key } = useLocation();
  const isNew = useNavigationType() !== 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again scrolls again
  useEffect(() => {
    const id = idOf(hash);
    if (!id) return;
    if (document.getElementById(id) && !isNew) return;
    return whenThere(`#${CSS.escape(id)}`, show);
  }, [hash, key, isNew]);
}

/** Who goes on by keyboard goes on from there, if the place takes the focus. */
function show(place: HTMLElement): void {
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
