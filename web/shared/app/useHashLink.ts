import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { whenThere } from './whenThere.ts';

/** Scrolls to the target of the address's hash once it is rendered. */
export function useHashLink(): void {
  const { hash, key } = useLocation();
  const isFirst = useRef(true);
  const isNew = useNavigationType() !== 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again scrolls again
  useEffect(() => {
    const id = idOf(hash);
    if (!id) return;
    const target = document.getElementById(id);
    // Back restores the scroll position; the browser itself handles a target in the server's HTML.
    if (target && !isNew) return isFirst.current ? undefined : focus(target);
    return whenThere(`#${CSS.escape(id)}`, (place) => {
      place.scrollIntoView();
      focus(place);
    });
  }, [hash, key, isNew]);
  useEffect(() => {
    isFirst.current = false;
  }, []);
}

/** The focus moves too, so that keyboard users continue there if the target is focusable. */
function focus(place: HTMLElement): void {
  place.focus({ preventScroll: true });
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
