/** How long requests and mail may take to finish; the contract's 10 s leave time for PostgreSQL after it. */
const DEADLINE_MS = 8000;

/** How the process ends: `stops` run last to first, each after the one before it, once a signal has come. */
export type Ending = { stops: (() => Promise<void>)[]; hasBegun: boolean };

/** Ends the process on SIGTERM and SIGINT, however often they come, by the stops that are pushed to the answer. */
export function stopOnSignal(print: (line: string) => void): Ending {
  const ending: Ending = { stops: [], hasBegun: false };
  const stop = async () => {
    if (ending.hasBegun) return;
    ending.hasBegun = true;
    print('stopping …');
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    let code = 0;
    for (const one of ending.stops.reverse()) {
      await one().catch((error: Error) => {
        code = 1;
        print(`a part did not stop cleanly: ${error.message}`);
      });
    }
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  return ending;
}
