import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { LeaveDialog } from '#web/shared/forms/LeaveDialog.tsx';
import { askToLeave, hasUnsavedChanges, useLeaveQuestion } from '#web/shared/forms/unsaved.ts';
import { guardPops } from './popGuard.ts';

/**
 * Asks before a link or the browser's Back and Forward leave a screen with unsaved changes. The declarative router has
 * no `useBlocker`. Navigation by code, as after saving, does not ask.
 */
export function LeaveGuard() {
  useGuardedLinks();
  useGuardedHistory();
  return <LeaveDialog question={useLeaveQuestion()} />;
}

/** The prefix of the language, which the router leaves out; empty without one. */
const useBase = (): string => useHref('/').replace(/\/$/, '');

/** Asks before a link to another screen is followed. Listens in the capture phase, before the router. */
function useGuardedLinks(): void {
  const navigate = useNavigate();
  const base = useBase();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = hasUnsavedChanges() && followedBy(event);
      if (!link || !leadsAway(link)) return;
      event.preventDefault();
      // The mobile navigation is in the top layer and would cover the question.
      for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover?.();
      const { pathname, search, hash } = link;
      // A menu item is removed when its menu closes.
      askToLeave(() => (link.isConnected ? link.click() : void navigate(pathname.slice(base.length) + search + hash)));
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, [navigate, base]);
}

/** @returns the link that a click follows in this tab, or null */
function followedBy({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest('a');
  return link && !link.target && !link.hasAttribute('download') ? link : null;
}

/** Links to other sites do not count: the browser itself asks. */
const leadsAway = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname !== location.pathname;

/**
 * Asks before Back and Forward. They cannot be prevented: the browser reports them after it has moved. The guard goes
 * back to the screen's entry before the router notices, and moves again after confirmation.
 */
function useGuardedHistory(): void {
  const here = useLocation();
  const base = useBase();
  useEffect(() => {
    const index = indexOf(history.state);
    let isReturning = false;
    const onPop = (event: PopStateEvent) => {
      if (!isReturning && (!hasUnsavedChanges() || location.pathname === base + here.pathname)) return;
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      // An entry without an index comes from the browser, as for a fragment link: assume Back.
      const steps = (indexOf(event.state) ?? Number.NaN) - (index ?? Number.NaN) || -1;
      isReturning = true;
      history.go(-steps);
      askToLeave(() => history.go(steps));
    };
    return guardPops(onPop);
  }, [here, base]);
}

const indexOf = (state: { idx?: number } | null): number | undefined => state?.idx;
