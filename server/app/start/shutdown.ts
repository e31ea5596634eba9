/** How long a stop may take; the contract's 10 s leave time for PostgreSQL after it. */
const DEADLINE_MS = 8000;
/** How much of that is left for requests and mail, however long the server goes on serving first (DRAIN_DELAY). */
const FINISH_MS = 3000;

/** What tells a process to end: Ctrl-C, a supervisor, a terminal that closes, Ctrl-\. Unheard they would leave PostgreSQL alone. */
export const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * How the process ends: `stops` run last to first, each after the one before it, once a signal has come.
 * @property delayMs how long one of them lets the server go on serving
 */
export type Shutdown = { stops: (() => Promise<void>)[]; hasBegun: boolean; delayMs: number };

/** Ends the process on the signals to end, however often they come, by the stops that are pushed to the answer. */
export function shutDownOnSignal(print: (line: string) => void): Shutdown {
  const ending: Shutdown = { stops: [], hasBegun: false, delayMs: 0 };
  const stop = async () => {
    if (ending.hasBegun) return;
    ending.hasBegun = true;
    print('stopping …');
    setTimeout(() => process.exit(1), Math.max(DEADLINE_MS, ending.delayMs + FINISH_MS)).unref();
    let code = 0;
    for (const one of ending.stops.reverse()) {
      await one().catch((error: Error) => {
        code = 1;
        print(`a part did not stop cleanly: ${error.message}`);
      });
    }
    process.exit(code);
  };
  for (const signal of endingSignals) process.on(signal, stop);
  return ending;
}
