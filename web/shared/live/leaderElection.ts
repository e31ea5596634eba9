const NAME = 'marquee-live';

/**
 * Runs something in one tab of the browser: a stream in each would soon take all the connections that a browser opens to
 * a site. It is the tab that was looked at last, because browsers put the others to sleep. Without locks (they need https
 * or localhost) it runs in every tab as long as that is visible.
 * @param run goes on until its signal says otherwise
 */
export function runInLeaderTab(run: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): void {
  const isSeen = () => document.visibilityState === 'visible';
  let hasLocks = 'locks' in navigator;
  let turn = new AbortController();
  let held: AbortController | undefined;

  const take = (isUrgent: boolean) => {
    turn.abort();
    turn = new AbortController();
    const own = turn;
    const work = () => {
      held = own;
      return run(own.signal);
    };
    if (!hasLocks) return isSeen() ? void work() : undefined;
    const over = (reason?: unknown) => {
      if (own !== turn || signal.aborted) return;
      // Taken by another tab: it is this one's turn again when that is closed. Anything else: the browser forbids locks.
      hasLocks = !reason || (reason as Error).name === 'AbortError';
      take(!hasLocks);
    };
    navigator.locks.request(NAME, isUrgent ? { steal: true } : { signal: own.signal }, work).then(() => over(), over);
  };

  const onVisibility = () => {
    if (!hasLocks || (isSeen() && held !== turn)) take(true);
  };
  take(isSeen());
  document.addEventListener('visibilitychange', onVisibility, { signal });
  signal.addEventListener('abort', () => turn.abort());
}
