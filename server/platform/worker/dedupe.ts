import pLimit from 'p-limit';

/** Concurrent calls with the same key share one result. */
export type Dedupe = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

/** @param maxConcurrent maximum number of concurrent works; others queue */
export function createDedupe(maxConcurrent: number): Dedupe {
  const promises = new Map<string, Promise<unknown>>();
  const limit = pLimit(maxConcurrent);
  return <Value>(key: string, work: () => Promise<Value>) => {
    const running = promises.get(key) as Promise<Value> | undefined;
    if (running) return running;
    const promise = limit(work).finally(() => promises.delete(key));
    promises.set(key, promise);
    return promise;
  };
}
