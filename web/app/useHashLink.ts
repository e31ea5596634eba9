import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long a link waits for the place it leads to (spec section 9). */
const PATIENCE_MS = 10_000;

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
    const isThere = document.getElementById(id) !== null;
    if (isThere && !isNew) return;
    if (isThere) return show(id);
    const observer = new MutationObserver(() => {
      if (!document.getElementById(id)) return;
      observer.disconnect();
      show(id);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [hash, key, isNew]);
}

/** Who goes on by keyboard goes on from there, if the place takes the focus. */
function show(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
