/** Limit for a stop. The contract's 10 s leave time for PostgreSQL afterwards. */
const DEADLINE_MS = 8000;
/** Part of the limit that is reserved for requests and mail, whatever DRAIN_DELAY is. */
const FINISH_MS = 3000;

/** Ctrl-C, supervisor, closed terminal, Ctrl-\. Without a handler, PostgreSQL would keep running. */
export const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/** `stops` run in reverse order after a signal. `delayMs`: how long one of them lets the server serve. */
export type Shutdown = { stops: (() => Promise<void>)[]; hasBegun: boolean; delayMs: number };

export function shutDownOnSignal(print: (line: string) => void): Shutdown {
  const shutdown: Shutdown = { stops: [], hasBegun: false, delayMs: 0 };
  const stop = async () => {
    if (shutdown.hasBegun) return;
    shutdown.hasBegun = true;
    print('stopping …');
    setTimeout(() => process.exit(1), Math.max(DEADLINE_MS, shutdown.delayMs + FINISH_MS)).unref();
    let code = 0;
    for (const stopPart of shutdown.stops.reverse()) {
      await stopPart().catch((error: Error) => {
        code = 1;
        print(`a component did not stop cleanly: ${error.message}`);
      });
    }
    process.exit(code);
  };
  for (const signal of endingSignals) process.on(signal, stop);
  return shutdown;
}
