import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusRowInPlace, noteFocusedRow, rowSelector } from './focusedRow.ts';
import { whenThere } from './whenThere.ts';

/** The start of the page's content, which takes the focus of whatever is gone. */
const content = () => document.getElementById('main');

/**
 * Tells those who cannot see it that another page is there, as a browser does where pages are loaded: the focus goes to
 * the start of the content, unless a hash (useHashLink, which comes first) or the new screen has led it elsewhere.
 * @returns what is to be read out: the title of the page that was arrived at; nothing on the first one
 */
export function useRouteAnnouncer(): string {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // What had the focus in the old screen is gone with it: what has it now is of the new one, or the place of a hash.
    if (!content()?.contains(document.activeElement)) content()?.focus({ preventScroll: true });
    // A screen that is still loading has no heading, and a title that will change.
    return whenThere('#main h1', () => setTitle(document.title));
  }, [pathname]);
  useKeptFocus();
  return title;
}

/**
 * What goes takes the focus along: a deleted row, a form that has become a thank-you. Then the row in its place has it, or the
 * content, without scrolling, so that nobody is thrown back to the beginning of the document.
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
