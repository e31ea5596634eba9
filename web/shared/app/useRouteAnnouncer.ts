import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusRowInPlace, noteFocusedRow, rowSelector } from './focusedRow.ts';
import { onceInPage } from './onceInPage.ts';

const content = () => document.getElementById('main');

/**
 * Announces a new page to screen readers, as a page load does: moves the focus to the content, unless a hash
 * (useHashLink, which runs first) or the new screen has set it.
 * @returns the title to announce; empty on the first page
 */
export function useRouteAnnouncer(): string {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // The focus inside the content belongs to the new screen or to a hash target.
    if (!content()?.contains(document.activeElement)) content()?.focus({ preventScroll: true });
    // A loading screen has no heading yet, and its title will change.
    return onceInPage('#main h1', () => setTitle(document.title));
  }, [pathname]);
  useKeptFocus();
  return title;
}

/**
 * When the focused element is removed, as a deleted row or a sent form, focuses the row in its place or the content
 * without scrolling. Otherwise the focus would start again at the top of the document.
 */
function useKeptFocus(): void {
  useEffect(() => {
    const main = content();
    if (!main) return;
    let last: Node | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Node && main.contains(target) ? target : null;
      if (last) noteFocusedRow();
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      const isOfRow = last instanceof Element && last.closest(rowSelector) !== null;
      last = null;
      if (document.activeElement !== document.body) return;
      if (!isOfRow || !focusRowInPlace()) main.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}
