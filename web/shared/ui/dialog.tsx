import { useRef } from 'react';
import { focusRowInPlace, ofRowsSelector } from '#web/shared/app/focusedRow.ts';

// A .tsx file, because only there are the names of classes looked for (public.css, office.css).
/**
 * What every dialog has behind it, and how its panel looks: on a phone below, clear of the toasts; else in the middle, by its
 * margins, because the coming of it moves it by `translate`. A second dialog dims the first, which stands before it in the
 * document at the same height.
 */
export const overlay = 'fade-in fixed inset-0 z-50 bg-shade/60';
export const panel =
  'rise-in fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[85dvh] max-w-lg overflow-y-auto border-t-8 bg-sheet p-6 ' +
  'sm:inset-y-0 sm:my-auto sm:h-fit sm:p-8';

/**
 * Gives the focus back to what opened the dialog; when that is gone or cannot be pressed, to the row in the place of its rows,
 * or to the page; what goes later, see useRouteAnnouncer. What has taken it as the dialog closed keeps it.
 */
export function useAsker() {
  const asker = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      asker.current = document.activeElement as HTMLElement | null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      const { current } = asker;
      if (current?.isConnected && !current.matches(':disabled')) return current.focus();
      if (!current?.closest(ofRowsSelector) || !focusRowInPlace()) document.getElementById('main')?.focus();
    },
  };
}
