/** Concurrent calls with the same key share one result. */
export type Dedupe = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

/** @param maxConcurrent maximum number of concurrent works; others queue */
export function createDedupe(maxConcurrent: number): Dedupe {
  const promises = new Map<string, Promise<unknown>>();
  const queue: (() => void)[] = [];
  let runningCount = 0;
  const runQueued = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    // The next in the queue takes the slot of the one that ended.
    if (runningCount >= maxConcurrent) await new Promise<void>((resolve) => queue.push(resolve));
    else runningCount += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else runningCount -= 1;
    }
  };
  return <Value>(key: string, work: () => Promise<Value>) => {
    const running = promises.get(key) as Promise<Value> | undefined;
    if (running) return running;
    const promise = runQueued(work).finally(() => promises.delete(key));
    promises.set(key, promise);
    return promise;
  };
}
