/**
 * Runs `flush` every `intervalMs`, never twice at a time. The timer does not keep the process running.
 * @param flush writes what is in memory
 */
export function createFlusher(flush: () => Promise<void>, intervalMs: number) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const flushOnce = () => {
    running ??= flush().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    begin() {
      timer = setInterval(() => void flushOnce(), intervalMs);
      timer.unref();
    },
    /** Writes also what arrived during a flush that runs already. */
    async flushAll() {
      await running;
      await flushOnce();
    },
    async stop() {
      clearInterval(timer);
      await running;
      await flush();
    },
  };
}
