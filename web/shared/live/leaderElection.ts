const NAME = 'marquee-live';

/**
 * Runs a task in one tab of the browser. A stream in each tab would soon use all connections that a browser opens to a
 * site. The leader is the tab that was visible last, because browsers suspend the others. Without Web Locks (they need
 * https or localhost) each visible tab runs the task.
 * @param run runs until its signal aborts
 */
export function runInLeaderTab(run: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): void {
  const isSeen = () => document.visibilityState === 'visible';
  let hasLocks = 'locks' in navigator;
  let turn = new AbortController();
  let current: AbortController | undefined;

  const take = (isUrgent: boolean) => {
    turn.abort();
    turn = new AbortController();
    const own = turn;
    const work = () => {
      current = own;
      return run(own.signal);
    };
    if (!hasLocks) return isSeen() ? void work() : undefined;
    const over = (reason?: unknown) => {
      if (own !== turn || signal.aborted) return;
      // AbortError: another tab took the lock, so wait for it. Any other error: the browser forbids locks.
      hasLocks = !reason || (reason as Error).name === 'AbortError';
      take(!hasLocks);
    };
    navigator.locks.request(NAME, isUrgent ? { steal: true } : { signal: own.signal }, work).then(() => over(), over);
  };

  const onVisibility = () => {
    if (!hasLocks || (isSeen() && current !== turn)) take(true);
  };
  take(isSeen());
  document.addEventListener('visibilitychange', onVisibility, { signal });
  signal.addEventListener('abort', () => turn.abort());
}
