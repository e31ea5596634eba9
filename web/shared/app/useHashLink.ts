import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { whenThere } from './whenThere.ts';

/**
 * Scrolls to the target of the address's hash once it is rendered. The browser itself handles Back and targets in the
 * server's HTML.
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

/** The focus moves too, so that keyboard users continue there if the target is focusable. */
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
