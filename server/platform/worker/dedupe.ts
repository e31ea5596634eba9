/** Concurrent calls with the same key share one result. */
export type Dedupe = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

/** @param atOnce maximum number of concurrent works; others queue */
export function createDedupe(atOnce: number): Dedupe {
  const underWay = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let busy = 0;
  const inTurn = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    // The next in the queue takes the slot of the one that ended.
    if (busy >= atOnce) await new Promise<void>((enter) => waiting.push(enter));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
  return <Value>(key: string, work: () => Promise<Value>) => {
    const known = underWay.get(key) as Promise<Value> | undefined;
    if (known) return known;
    const promise = inTurn(work).finally(() => underWay.delete(key));
    underWay.set(key, promise);
    return promise;
  };
}
