import { useRef } from 'react';
import { focusRowInPlace, ofRowsSelector } from '#web/shared/app/focusedRow.ts';

// A .tsx file, because Tailwind reads class names only from those (public.css, office.css).
/**
 * Backdrop and panel of every dialog. On a phone the panel is at the bottom, clear of the toasts; otherwise it is
 * centred with margins, because its animation uses `translate`. The backdrop of a second dialog covers the first,
 * because it comes later in the document with the same z-index.
 */
export const overlay = 'fade-in fixed inset-0 z-50 bg-shade/60';
export const panel =
  'rise-in fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[85dvh] overflow-y-auto border-t-8 bg-sheet p-6 ' +
  'sm:inset-y-0 sm:my-auto sm:h-fit sm:p-8';

/**
 * Returns the focus to the element that opened the dialog. If that is removed or disabled, focuses the row in its place
 * or the page content (later removals: useRouteAnnouncer). Does nothing if another element already took the focus.
 */
export function useOpener() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement as HTMLElement | null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      const { current } = opener;
      if (current?.isConnected && !current.matches(':disabled')) return current.focus();
      if (!current?.closest(ofRowsSelector) || !focusRowInPlace()) document.getElementById('main')?.focus();
    },
  };
}
