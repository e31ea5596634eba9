/** How long requests and mail may take to finish; the contract's 10 s leave time for PostgreSQL after it. */
const DEADLINE_MS = 9000;

/**
 * Ends the process on SIGTERM and SIGINT, however often they come.
 * @returns the list to push stops to: they run last to first, each after the one before it
 */
export function stopOnSignal(print: (line: string) => void): (() => Promise<void>)[] {
  const stops: (() => Promise<void>)[] = [];
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    print('stopping …');
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    // A start that is cut short fails somewhere when its database goes: no news, and no reason to leave parts running.
    process.on('uncaughtException', () => {});
    let code = 0;
    for (const one of stops.reverse()) {
      await one().catch((error: Error) => {
        code = 1;
        print(`a part did not stop cleanly: ${error.message}`);
      });
    }
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  return stops;
}
