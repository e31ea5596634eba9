import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LeaveDialog } from '#web/shared/forms/LeaveDialog.tsx';
import { askToLeave, hasUnsavedChanges, useLeaveQuestion } from '#web/shared/forms/unsaved.ts';
import { guardPops } from './popGuard.ts';

/**
 * Asks before another screen takes the place of one with unsaved changes, by a link or by the browser's Back and Forward.
 * The declarative router has no `useBlocker`. Screens that a program goes to, as after saving, are not asked about.
 */
export function LeaveGuard() {
  useGuardedLinks();
  useGuardedHistory();
  return <LeaveDialog question={useLeaveQuestion()} />;
}

/** Asks before a link to another screen is followed. Hears of clicks before the router does. */
function useGuardedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = hasUnsavedChanges() && followedBy(event);
      if (!link || !leadsAway(link)) return;
      event.preventDefault();
      // The folded navigation of a phone is in the top layer: it would cover the question.
      for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover?.();
      const { pathname, search, hash } = link;
      // An entry of a menu is gone with the menu.
      askToLeave(() => (link.isConnected ? link.click() : void navigate(pathname + search + hash)));
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, [navigate]);
}

/** @returns the link that a click follows on this page; null when it follows none, or elsewhere */
function followedBy({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest('a');
  return link && !link.target && !link.hasAttribute('download') ? link : null;
}

/** @returns whether a link leads to another page of this site; before another site is loaded, the browser itself asks */
const leadsAway = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname !== location.pathname;

/**
 * Asks before Back and Forward. They cannot be held up: the browser has moved already when it reports them. It is sent back
 * to the screen's entry before the router hears of anything, and moves again when the answer is yes.
 */
function useGuardedHistory(): void {
  const here = useLocation();
  useEffect(() => {
    const index = indexOf(history.state);
    let isReturning = false;
    const onPop = (event: PopStateEvent) => {
      if (!isReturning && (!hasUnsavedChanges() || location.pathname === here.pathname)) return;
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      // Without an index it is an entry of the browser's own, as of a link to a place on the page: Back is likely.
      const steps = (indexOf(event.state) ?? Number.NaN) - (index ?? Number.NaN) || -1;
      isReturning = true;
      history.go(-steps);
      askToLeave(() => history.go(steps));
    };
    return guardPops(onPop);
  }, [here]);
}

/** @returns the place among the entries of the history that the router has given an entry */
const indexOf = (state: { idx?: number } | null): number | undefined => state?.idx;
