import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { onceInPage } from './onceInPage.ts';

export function useHashLink(): void {
  const { hash, key } = useLocation();
  const isFirst = useRef(true);
  const isNew = useNavigationType() !== 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again scrolls again
  useEffect(() => {
    const ids = idsOf(hash);
    if (ids.length === 0) return;
    const target = document.getElementById(ids[0] as string);
    // Back restores the scroll position; the browser itself handles a target in the server's HTML.
    if (target && !isNew) return isFirst.current ? undefined : focus(target);
    return onceInPage(ids.map((id) => `#${CSS.escape(id)}`).join(), (place) => {
      place.scrollIntoView();
      focus(place);
    });
  }, [hash, key, isNew]);
  useEffect(() => {
    isFirst.current = false;
  }, []);
  useFragmentLinks();
}

/**
 * Follows links to a part of the page through the router, which remembers the scroll position for Back. The browser
 * itself does not, because `ScrollRestoration` turns that off.
 */
function useFragmentLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      void navigate({ search: window.location.search, hash: link.hash });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** The focus moves too, so that keyboard users continue there, as after a link that the browser follows. */
function focus(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  place.focus({ preventScroll: true });
}

/** @returns the id in a hash, and as texts have it: in lower case, with composed letters */
export function idsOf(hash: string): string[] {
  const id = decoded(hash.slice(1));
  return [...new Set([id, id.normalize('NFC').toLowerCase()])].filter(Boolean);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}
